import type { Recognition } from "@plaudit/api/recognition.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { enclosureShape } from "@plaudit/ui/entity/enclosure-shape.ts";
import { lazy, Suspense } from "react";

const Enclosed = lazy(async () => ({ default: (await load(() => import("./enclosed.tsx"))).Enclosed }));

/** What is enclosed, in the room that it will take. */
export function LazyEnclosed({ item }: { item: Pick<Recognition, "gifs" | "attachmentUrls" | "sender"> }) {
  if (item.attachmentUrls.length + item.gifs.length === 0) return null;
  const { ratio, documents } = enclosureShape(item.attachmentUrls);
  return (
    <div className="mt-4">
      <Suspense
        fallback={
          <>
            {item.gifs.length > 0 && <div className="rounded-md bg-sunken" style={{ aspectRatio: 1.6 }} />}
            {ratio !== null && <div className="rounded-md bg-sunken" style={{ aspectRatio: ratio }} />}
            {documents > 0 && <div style={{ height: `${documents * 4 - (ratio === null ? 0.5 : 0)}rem` }} />}
          </>
        }
      >
        <Enclosed item={item} />
      </Suspense>
    </div>
  );
}
