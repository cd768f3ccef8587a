interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
}
let trusted: ReturnType<TrustedTypes["createPolicy"]> | undefined;
/** The only script address that the app ever makes: the policy of the page wants it to come from one place. */
function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trusted ??= trustedTypes?.createPolicy("plaudit-service-worker", { createScriptURL: (url) => url });
  return trusted?.createScriptURL("/sw.js") ?? "/sw.js";
}

/** One for everything: push, and pages without a connection. */
export const registerWorker = () => navigator.serviceWorker.register(workerUrl(), { scope: "/" });
