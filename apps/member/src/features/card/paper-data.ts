import type { CardBody } from "@plaudit/api/card.ts";
import { layOut } from "@plaudit/api/card-layout.ts";
import type { SignatureBody } from "@plaudit/api/card-signature.ts";
import { type Answer, type Args, api, fetchApi } from "@plaudit/api/client.ts";
import {
  cachedAnswer,
  editEntity,
  revalidate,
  setAnswer,
  useAction,
  useApps,
  useLive,
  useLiveAnswers,
  useMe,
  usePages,
  useQuery,
} from "@plaudit/api/react";
import type { PersonSummary, Recipient } from "@plaudit/api/shared.ts";
import { saveFile } from "@plaudit/ui/save-file.ts";
import { useEffect, useMemo, useRef } from "react";
import { findPeople } from "../../lib/find-people.ts";
import { ofCard, placeSignatures, takeSignatures, useGathered } from "./arrivals.ts";
import { CHUNK } from "./chunk.ts";

const one = "GET /card/cards/{id}";
const signatures = "GET /card/cards/{id}/signatures";
const contributors = "GET /card/cards/{id}/contributors";
export type Card = Answer<typeof one>;
export type CardSignature = Answer<typeof signatures>["results"][number];
export type Contributor = Answer<typeof contributors>["results"][number];
export type CardChange = Args<"PATCH /card/cards/{id}">["body"];

const params = (id: string) => ({ params: { id } });
/** The card; what others do with it meanwhile is loaded when it happens. */
export function useCard(id: string) {
  const { data: me } = useMe();
  const arrive = useGathered((ids) => void takeSignatures(id, ids, me?.id));
  useLive(({ type, id: edited, part }) => {
    if (type === "edited" && edited === id && part) arrive(part);
  });
  useLiveAnswers([one, contributors], ({ type, id: edited, part }) => type === "edited" && edited === id && !part);
  const query = useQuery(one, params(id));
  const state = query.data?.state;
  const before = useRef(state);
  useEffect(() => {
    // What may be done to each of them is another thing from then on.
    if (before.current && before.current !== state) void revalidate(signatures);
    before.current = state;
  }, [state]);
  return query;
}

/** Every signature in its place; those after the first few hundred arrive by themselves. */
export function useSignatures(id: string) {
  const args = { ...params(id), query: { pageSize: CHUNK } };
  const list = usePages(signatures, args, "cursor", { refetchOnMount: true });
  const { items, more, loadingMore, loadMore } = list;
  useEffect(() => {
    if (more && !loadingMore) void loadMore();
  }, [more, loadingMore, loadMore]);
  const { all, count } = useMemo(() => layOut(items), [items]);
  return { list, all, count, whole: list.data !== undefined && !more };
}

function useCardAnswers() {
  const changed = async (card: Card) => {
    await setAnswer(one, params(card.id), card);
    void revalidate("GET /card/cards");
    return card;
  };
  return changed;
}
const touch = (id: string) =>
  Promise.all([revalidate(one, ofCard(id)), revalidate(contributors), revalidate("GET /card/cards")]);

export function useStartCard() {
  const { run, pending } = useAction("POST /card/cards");
  const changed = useCardAnswers();
  return { pending, start: async (body: CardBody) => changed(await run({ body })) };
}
export function useChangeCard(id: string) {
  const { run, pending } = useAction("PATCH /card/cards/{id}");
  const changed = useCardAnswers();
  return { pending, change: async (body: CardChange) => changed(await run({ ...params(id), body })) };
}
export function useDeliver(id: string) {
  const { run, pending } = useAction("POST /card/cards/{id}/deliver");
  const changed = useCardAnswers();
  return { pending, deliver: async () => changed(await run(params(id))) };
}
export async function deleteCard(id: string) {
  await api("DELETE /card/cards/{id}", params(id));
  void revalidate("GET /card/cards");
}
export function useSign(id: string) {
  const { run, pending } = useAction("PUT /card/cards/{id}/signature");
  const sign = async (body: SignatureBody) => {
    const signed = await run({ ...params(id), body });
    const card = cachedAnswer(one, params(id));
    if (card) {
      const total = card.signatureCount + (card.ownSignature ? 0 : 1);
      placeSignatures(card, { ids: [signed.id], results: [signed], total, own: signed.author.id });
    }
    void revalidate("GET /card/cards");
    return signed;
  };
  return { sign, pending };
}
export async function removeSignature(cardId: string, id: string) {
  await api("DELETE /card/signatures/{id}", params(id));
  const card = cachedAnswer(one, params(cardId));
  if (card) placeSignatures(card, { ids: [id], results: [], total: card.signatureCount - 1, own: undefined });
  await touch(cardId);
}
export async function flagSignature(id: string, reason: string) {
  await api("PUT /card/signatures/{id}/flags", { ...params(id), body: { reason } });
  editEntity<Pick<CardSignature, "__entity_type__" | "id" | "ownFlag">>(
    { __entity_type__: "cardSignature", id, ownFlag: false },
    { ownFlag: true },
  );
}
export function useAnswer(id: string) {
  const { run, pending } = useAction("PUT /card/cards/{id}/answer");
  const changed = useCardAnswers();
  return {
    pending,
    answer: async (body: Args<"PUT /card/cards/{id}/answer">["body"]) => changed(await run({ ...params(id), body })),
  };
}

export const useContributors = (id: string, signed: boolean) =>
  usePages(contributors, { ...params(id), query: { signed: signed ? "true" : "false", pageSize: 50 } }, "cursor");
export function useInvite(id: string) {
  const { run, pending } = useAction("POST /card/cards/{id}/contributors");
  const invite = async (sendTo: CardBody["sendTo"]) => {
    const { invited } = await run({ ...params(id), body: { sendTo } });
    await touch(id);
    return invited;
  };
  return { invite, pending };
}
export async function remind(id: string) {
  await api("POST /card/contributors/{id}/reminders", params(id));
  void revalidate(contributors);
}
export async function withdraw(cardId: string, id: string) {
  await api("DELETE /card/contributors/{id}", params(id));
  await touch(cardId);
}

export const useCardSettings = () => useQuery("GET /card/settings", undefined);
export const asRecipient = ({ id, name, firstName, lastName, jobTitle, avatarUrls }: PersonSummary): Recipient => ({
  id,
  type: "tenantMember",
  displayData: { name, firstName, lastName, jobTitle, avatarUrls, activeMemberCount: null },
});
export const findRecipients = async (search: string): Promise<Recipient[]> =>
  (await findPeople(search)).map(asRecipient);
/** Whose day comes next, as far as the reader may know. */
export function useNextDays() {
  const query = useApps().may("celebration:browse") ? { query: { pageSize: 10 } } : null;
  return useQuery("GET /celebration/calendar/upcoming", query).data?.results ?? [];
}
/** Somebody whom a card may be for; null while nobody is named. */
export const usePerson = (id: string | null) =>
  useQuery("GET /identity/tenantMembers/{id}", id === null ? null : params(id));
export const findInvited = async (search: string): Promise<Recipient[]> =>
  (await api("GET /recognition/recipients", { query: search ? { search } : {} })).results;

/** As a file to print. */
export async function downloadCard({ id, title }: Card) {
  const response = await fetchApi("GET /card/cards/{id}/pdf", { params: { id } });
  saveFile(await response.blob(), `${title.replace(/[^\p{L}\p{N},.-]+/gu, " ").trim() || "card"}.pdf`);
}
