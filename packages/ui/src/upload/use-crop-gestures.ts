import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { type Crop, pan, type Size, zoomTo } from "./crop-geometry.ts";

interface Point {
  x: number;
  y: number;
}
const between = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const STEP = 12;
const moves: Record<string, Point> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

interface Gestures {
  ref: RefObject<HTMLDivElement | null>;
  picture: Size;
  change: (how: (crop: Crop) => Crop) => void;
}
/** One finger or the mouse moves the picture, two fingers or the wheel bring it closer, arrows, plus and minus do both. */
export function useCropGestures({ ref, picture, change }: Gestures) {
  const fingers = useRef(new Map<number, Point>());
  const placeOf = (event: { clientX: number; clientY: number }): Point => {
    const box = ref.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const view = () => ref.current?.clientWidth || 1;

  useEffect(() => {
    const window = ref.current;
    if (!window) return;
    // React listens passively, and the page behind would scroll.
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = window.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      change((crop) =>
        zoomTo(picture, crop, crop.zoom * Math.exp(-event.deltaY / 400), { at, view: window.clientWidth }),
      );
    };
    window.addEventListener("wheel", handleWheel, { passive: false });
    return () => window.removeEventListener("wheel", handleWheel);
  }, [ref, picture, change]);

  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, placeOf(event));
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = placeOf(event);
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      fingers.current.set(event.pointerId, now);
      if (!other) return change((crop) => pan(picture, crop, { x: now.x - before.x, y: now.y - before.y }, view()));
      const closer = between(now, other) / Math.max(1, between(before, other));
      const at = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      change((crop) => zoomTo(picture, crop, crop.zoom * closer, { at, view: view() }));
    },
    onPointerUp: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onKeyDown(event: KeyboardEvent) {
      const move = moves[event.key];
      const closer = event.key === "+" || event.key === "=" ? 1.1 : event.key === "-" ? 1 / 1.1 : null;
      if (!move && closer === null) return;
      event.preventDefault();
      change((crop) =>
        move ? pan(picture, crop, move, view()) : zoomTo(picture, crop, crop.zoom * (closer ?? 1), { view: view() }),
      );
    },
  };
}
