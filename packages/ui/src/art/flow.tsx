export type FlowNode = { id: string; name: string; note: string; people: number };
/** `from` and `to` are places in the list of nodes. */
export type FlowLink = { from: number; to: number; count: number };
type Props = {
  nodes: FlowNode[];
  links: FlowLink[];
  vertical?: boolean;
  /** Where text runs from right to left. */
  mirrored?: boolean;
  label: string;
};

const mix = (part: number) => `color-mix(in oklab, var(--t-bloom-b) ${part * 100}%, var(--t-bloom-a))`;
const NAME = 18;
const short = (name: string) => (name.length > NAME ? `${name.slice(0, NAME - 1)}…` : name);
const outlined = { paintOrder: "stroke", stroke: "var(--t-surface)", strokeWidth: 5 } as const;

/** Along the line of the nodes, and across it: over a screen of a phone the line runs down. */
const shapes = {
  horizontal: { gap: 136, across: 440, middle: 206, start: 24, reach: 146 },
  vertical: { gap: 74, across: 330, middle: 98, start: 18, reach: 40 },
};

/** Teams on one line. What goes to a later one is an arc on one side, what comes back on the other; its breadth is how often. */
export function Flow({ nodes, links, vertical = false, mirrored = false, label }: Props) {
  const { gap, across, middle, start, reach } = vertical ? shapes.vertical : shapes.horizontal;
  const length = gap * nodes.length;
  const last = Math.max(1, nodes.length - 1);
  const most = Math.max(1, ...links.map((link) => link.count));
  const at = (place: number) => gap * (place + 0.5);
  const fromStart = (x: number) => (mirrored ? (vertical ? across : length) - x : x);
  const point = (along: number, to: number) => (vertical ? `${fromStart(to)} ${along}` : `${fromStart(along)} ${to}`);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={vertical ? `0 0 ${across} ${length}` : `0 0 ${length} ${across}`}
      className="block w-full"
      style={{ overflow: "visible" }}
    >
      {links
        .toSorted((a, b) => a.count - b.count)
        .map(({ from, to, count }) => {
          const side = to > from ? -1 : 1;
          const far = ((Math.abs(to - from) / last) * reach + 26) * 1.25;
          const near = middle + side * start;
          const bow = near + side * far;
          return (
            <path
              key={`${from}-${to}`}
              d={`M${point(at(from), near)}C${point(at(from), bow)} ${point(at(to), bow)} ${point(at(to), near)}`}
              fill="none"
              stroke={mix(from / last)}
              strokeWidth={2 + (count / most) * 16}
              strokeLinecap="round"
              opacity={0.32 + (count / most) * 0.5}
            />
          );
        })}
      {nodes.map(({ id, name, note, people }, place) => {
        const r = 8 + Math.min(20, Math.sqrt(people) * 1.5);
        const cx = fromStart(vertical ? middle : at(place));
        const cy = vertical ? at(place) : middle;
        const text = vertical
          ? { x: fromStart(middle + 98), y: cy - 2 }
          : { x: cx, y: across - 20, textAnchor: "middle" as const };
        return (
          <g key={id}>
            <circle cx={cx} cy={cy} r={r + 3} fill="var(--t-surface)" />
            <circle cx={cx} cy={cy} r={r} fill={mix(place / last)} />
            <text {...text} fontSize="14" fontWeight="600" fill="var(--t-ink)" {...outlined}>
              {short(name)}
            </text>
            <text {...text} y={text.y + 17} fontSize="12.5" fill="var(--t-ink-2)" {...outlined}>
              {note}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
