interface Host {
  slug: string;
  /** A host name of its own, where it has one. */
  host: string | null;
}

/** Where a tenant's people go, without a slash at its end: its own host, else its slug before the apex's. */
export function tenantUrl({ slug, host }: Host, apexUrl: string): string {
  const apex = new URL(apexUrl);
  return `${apex.protocol}//${host ?? `${slug}.${apex.hostname}`}${apex.port ? `:${apex.port}` : ""}`;
}

/** A host name as it is compared: lower case, without port and final dot. Null for what is none. */
export function normalHost(domain: string): string | null {
  const host = domain.trim().toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) && host.length <= 253 ? host : null;
}

/** The slug in `acme.plaudit.example`, or null for a host of another name. */
export function slugOf(host: string, apexUrl: string): string | null {
  const suffix = `.${new URL(apexUrl).hostname}`;
  const slug = host.endsWith(suffix) ? host.slice(0, -suffix.length) : "";
  return /^[a-z0-9-]+$/.test(slug) ? slug : null;
}
