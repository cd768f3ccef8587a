import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** The row, card or region with this text, once it is shown. */
export const withText = (role: string, text: string | RegExp) =>
  waitFor(() => {
    const found = screen.queryAllByRole(role).find(({ textContent }) => textContent?.match(text));
    if (!found) throw new Error(`no ${role} with ${text}`);
    return found;
  });

export const textbox = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
export const button = (name: string | RegExp, of: HTMLElement = document.body) =>
  within(of).findByRole("button", { name });
export const dialog = (name: string | RegExp) => screen.findByRole("dialog", { name });

/** Once nothing like it is shown any more: what closes fades first. */
export const gone = (role: string, name?: string | RegExp) =>
  waitFor(() => expect(screen.queryByRole(role, name ? { name } : {})).toBeNull());

/** In place of what the field has. */
export async function fill(user: UserEvent, field: HTMLElement, text: string) {
  const { length } = (field as HTMLInputElement).value;
  if (text === "") await user.clear(field);
  else await user.type(field, text, { initialSelectionStart: 0, initialSelectionEnd: length });
}

/** Takes an entry of a menu. */
export async function chooseEntry(user: UserEvent, opener: HTMLElement, entry: string) {
  await user.click(opener);
  await user.click(await screen.findByRole("menuitem", { name: entry }));
}

/** Finds somebody or something by typing, and takes it. */
export async function choose(user: UserEvent, field: string, name: string, of: HTMLElement = document.body) {
  await user.type(await within(of).findByRole("combobox", { name: field }), name);
  await user.click(await screen.findByRole("option", { name: new RegExp(name) }));
  // The field takes the focus back with the next frame: what is focused before it would lose what is typed.
  await new Promise(requestAnimationFrame);
}

/** Typed on, and confirmed before anything that it asks for can come. */
export async function typeAndEnter(field: HTMLElement, value: string) {
  fireEvent.input(field, { target: { value } });
  await Promise.resolve();
  fireEvent.keyDown(field, { key: "Enter" });
}
