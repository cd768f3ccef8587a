import { Link } from "react-router";
import type { Person } from "./types.ts";

type Props = { person: Person; className?: string };

/** Leads to their profile; of somebody who was erased there is none. */
export function PersonName({ person, className = "" }: Props) {
  const name = <bdi>{person.name}</bdi>;
  if (person.erased) return <span className={className}>{name}</span>;
  return (
    <Link to={`/profile/${person.id}`} className={`hocus:underline ${className}`}>
      {name}
    </Link>
  );
}
