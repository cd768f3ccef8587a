import { scriptJson } from "./escape.ts";

/**
 * Runs before paint: theme, which part of the shell is shown, and the first requests, long before the app's code has loaded.
 * Plain ES5-like text, because it is read by people in the page source and parsed on every visit.
 */
export function bootScript(page: {
  tenantId: string | null;
  fetches: readonly string[];
  /** A TV screen follows its channel, not the machine that it runs on. */
  fixedTheme?: "light";
}): string {
  return `(function(w,d){var r=d.documentElement,e=w.__early={},a=null,t=null;try{t=localStorage.getItem("plaudit.theme");a=JSON.parse(localStorage.getItem("plaudit.access"))}catch(_){}
t=t&&/dark|light/.exec(t);t=${page.fixedTheme ? scriptJson(page.fixedTheme) : 't?t[0]:matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"'};r.dataset.theme=t;
var m=d.getElementById("plaudit-theme-color");if(m)m.content=m.dataset[t];
var T=${scriptJson(page.tenantId)},s=a&&a.token?T&&a.tenantId===T?"tenant":a.tenantId?"none":"user":"none";r.dataset.session=s;
if(s==="tenant")${scriptJson(page.fetches)}.forEach(function(p){var f=e["GET "+p]=fetch("/api"+p,{headers:{accept:"application/json",authorization:"Bearer "+a.token}});f.catch(function(){})})})(window,document)`;
}
