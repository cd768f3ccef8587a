import { HERE_MS } from "@plaudit/api/live-events.ts";

/** Who has something open, by what they said last; of this process, and stored nowhere. */
export function presence(clock: () => number = () => performance.now()) {
  const rooms = new Map<string, Map<string, number>>();
  const isHere = (until: number | undefined) => until !== undefined && until > clock();
  return {
    enter(room: string, memberId: string): void {
      const people = rooms.get(room) ?? new Map<string, number>();
      rooms.set(room, people.set(memberId, clock() + HERE_MS));
    },
    has: (room: string, memberId: string): boolean => isHere(rooms.get(room)?.get(memberId)),
    /** Forgets those who said nothing more. */
    sweep(): void {
      for (const [room, people] of rooms) {
        for (const [memberId, until] of people) if (!isHere(until)) people.delete(memberId);
        if (people.size === 0) rooms.delete(room);
      }
    },
    get size() {
      return rooms.size;
    },
  };
}
