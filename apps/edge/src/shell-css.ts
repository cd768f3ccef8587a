/**
 * The critical CSS of the shell. Its own class names and no element selectors: the app's style sheet loads beside it and neither may change the other. Measures are those of the app's shell, so that nothing moves when React takes over.
 */
export const shellCss =
  `html{scrollbar-gutter:stable;background:var(--t-canvas)}html[data-app=admin]{background:var(--t-surface)}html[data-app=tv]{scrollbar-gutter:auto;background:var(--t-deep)}
.edge-shell,.edge-shell *{box-sizing:border-box;margin:0}
.edge-shell{position:fixed;inset:0;overflow:hidden;background:var(--t-canvas);color:var(--t-ink);font:1rem/1.5 "Figtree Variable","Figtree Fallback",system-ui,sans-serif}
html[data-app=admin] .edge-shell{background:var(--t-surface)}
html[data-app=tv] .edge-shell{background:var(--t-deep);color:var(--t-on-deep);display:grid;place-items:center}
.edge-name{display:inline-flex;align-items:center;gap:.625rem;max-width:16.5rem;font-size:1.1875rem;font-weight:700;letter-spacing:-.025em;white-space:nowrap}
.edge-name span{overflow:hidden;text-overflow:ellipsis}
.edge-tv .edge-name{font-family:system-ui,sans-serif}
.edge-mark{width:2rem;height:2rem;flex:none}.edge-logo{max-height:3.25rem;max-width:16.5rem}
.edge-in{height:100%}.edge-side{display:none;border-inline-end:1px solid var(--t-line);height:100%;padding:0 1.25rem}
html[data-app=admin] .edge-side{background:var(--t-canvas)}
.edge-side .edge-name{height:4rem;margin-top:.5rem;padding-inline:.25rem}
.edge-bar{height:3.5rem;display:flex;align-items:center;padding:0 1rem}.edge-bar .edge-name{font-size:1rem}.edge-bar .edge-mark{width:1.75rem;height:1.75rem}.edge-admin .edge-bar .edge-name{display:none}
.edge-page{margin:0 auto;max-width:66rem;padding:.75rem 1rem}
.edge-admin .edge-page{max-width:none}.edge-skeleton{display:block;background:var(--t-line);opacity:.8;border-radius:.75rem;margin-top:1.25rem}
.edge-side .edge-skeleton{height:1rem;width:60%;margin:.8125rem 0 1.625rem .75rem;border-radius:.375rem;margin-inline:.75rem 0}.edge-side .edge-do{height:3rem;width:auto;border-radius:.75rem;margin:.75rem 0 2rem;background:var(--t-brand);opacity:1}
.edge-h{height:2.5rem;width:18rem;max-width:80%;margin-top:1rem;border-radius:.5rem}.edge-l{height:4rem;border-radius:1.25rem}
.edge-list .edge-skeleton{height:.875rem;margin-top:1.625rem;border-radius:.375rem}.edge-list .edge-find{height:2.25rem;max-width:18rem;margin-top:0;border-radius:.5rem}.edge-rows .edge-skeleton{height:3.5rem;max-width:68rem}.edge-part{display:grid;max-width:60rem;padding-bottom:1.75rem}
.edge-card{margin-top:1.25rem;height:18rem;border-radius:1.25rem;background:var(--t-surface);box-shadow:0 0 0 1px var(--t-line);padding:1.5rem}
.edge-face{width:3rem;height:3rem;border-radius:50%;margin-top:0}.edge-line{height:1.25rem;border-radius:.375rem}.edge-short{width:55%}
.edge-tabs{position:absolute;inset-inline:0;bottom:0;height:3.5rem;border-top:1px solid var(--t-line);background:var(--t-surface)}
.edge-out{min-height:100%;display:grid}.edge-form{margin:auto;width:100%;max-width:27rem;padding:2.5rem 1.25rem}.edge-field{height:2.75rem}.edge-go{height:3rem;background:var(--t-brand);opacity:1}
.edge-aside{display:none}.edge-a1{height:11rem}.edge-a2{height:18rem}.edge-deep{display:none;background:var(--t-deep)}
@media (min-width:56.25rem){.edge-member .edge-in{display:grid;grid-template-columns:5.75rem minmax(0,1fr)}.edge-member .edge-side{display:block}.edge-member .edge-side .edge-name span{display:none}
.edge-tabs,.edge-member .edge-bar .edge-name{display:none}.edge-bar{height:4rem}.edge-page,.edge-bar{padding-inline:2rem}
.edge-tenant .edge-out{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.edge-tenant .edge-deep{display:block}}
@media (min-width:75rem){.edge-home{display:grid;grid-template-columns:minmax(0,1fr) 18.5rem;column-gap:2.5rem}.edge-part{grid-template-columns:15rem minmax(0,1fr);column-gap:2.5rem}.edge-aside{display:block}.edge-aside .edge-skeleton{border-radius:1.25rem}.edge-member .edge-in,.edge-admin .edge-in{display:grid;grid-template-columns:19.5rem minmax(0,1fr)}.edge-side{display:block}.edge-member .edge-side .edge-name span{display:inline}}
html[data-session=tenant] .edge-shell .edge-out,html:not([data-session=tenant]) .edge-shell .edge-in{display:none}`.replaceAll(
    "\n",
    "",
  );
