import { identity } from "./identity.ts";
import { notification } from "./notification.ts";
import { points } from "./points.ts";
import { recognitionEndpoints } from "./recognition.ts";
import { timeline } from "./timeline.ts";
import { tv } from "./tv.ts";

type Identity = typeof identity;
type Points = typeof points;
type RecognitionEndpoints = typeof recognitionEndpoints;
type Timeline = typeof timeline;
type Notification = typeof notification;
type Tv = typeof tv;
export interface Contract extends Identity, Points, RecognitionEndpoints, Timeline, Notification, Tv {}

/** Every endpoint; for the server, OpenAPI and tests. Apps import the type only. */
export const contract: Contract = {
  ...identity,
  ...points,
  ...recognitionEndpoints,
  ...timeline,
  ...notification,
  ...tv,
};
