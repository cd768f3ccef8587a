export async function start(_root: HTMLElement) {}
