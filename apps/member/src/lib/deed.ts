/** Thanks, and what is said to them; no settings, and nothing that the app does by itself. */
export const isDeed = (key: string) => /^(POST|PUT) .*\/(recognitions|reactions|comments|endorsements)$/.test(key);
