import { createServer } from "node:net";

/** Whether nobody listens there, asked by listening for an instant. */
export const isFree = (port, host) =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once("error", (error) => answer(error.code !== "EADDRINUSE"));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => answer(true)));
  });
