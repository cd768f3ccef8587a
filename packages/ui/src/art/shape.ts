/** A drawing as data: the screen makes elements of it, the printed page and mail a picture. */
export interface Shape {
  tag: string;
  attrs: Readonly<Record<string, string | number>>;
  children: readonly Shape[];
}
type Given = Shape | null | false | readonly Given[];

const flat = (given: readonly Given[]): Shape[] =>
  given.flatMap((one) => (!one ? [] : "tag" in one ? [one] : flat(one)));

export const h = (tag: string, attrs: Shape["attrs"] | null, ...children: Given[]): Shape => ({
  tag,
  attrs: attrs ?? {},
  children: flat(children),
});

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** As text, for a picture. */
export const markup = ({ tag, attrs, children }: Shape): string =>
  `<${tag}${Object.entries(attrs)
    .map(([name, value]) => ` ${kebab(name)}="${value}"`)
    .join("")}>${children.map(markup).join("")}</${tag}>`;
