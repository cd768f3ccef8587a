import { useState } from "react";
import { Button } from "../src/button.tsx";
import { ConfirmDialog } from "../src/confirm-dialog.tsx";
import { Dialog } from "../src/dialog.tsx";
import { LazyEditor } from "../src/editor/lazy-editor.tsx";
import { AudienceSwitch } from "../src/entity/audience-switch.tsx";
import { ComposerBand } from "../src/entity/composer-band.tsx";
import { PeoplePicker } from "../src/entity/people-picker.tsx";
import { PointExceptions } from "../src/entity/point-exceptions.tsx";
import { PointPicker } from "../src/entity/point-picker.tsx";
import { QualityPicker } from "../src/entity/quality-picker.tsx";
import { peopleIn } from "../src/entity/recipient.ts";
import { emptyText } from "../src/entity/rich-text.ts";
import { SuccessOverlay } from "../src/entity/success-overlay.tsx";
import { fold } from "../src/fold.ts";
import { useGuardedClose } from "../src/use-guarded-close.ts";
import { directory, member, people, quality, says, team, values } from "./data.ts";
import { asked, close, format, say, search } from "./words.ts";

const state = asked("state");
const blank = state === "invalid";
const find = async (query: string) => {
  await new Promise((done) => setTimeout(done, 200));
  return directory.filter((d) => fold(d.displayData.name).includes(fold(query))).slice(0, 6);
};
const text = says(
  "Eleven calls with the hospital in one afternoon, and you stayed on every one until the last ward was back. ",
  people.kofi,
  " even drove the spare router over.",
);

export function Compose() {
  const [to, setTo] = useState(blank ? [] : [member(people.kofi), member(people.aroha), team("t4", "Growth", 7)]);
  const [message, setMessage] = useState(blank ? emptyText : text);
  const [chosen, setChosen] = useState(blank ? [] : ["calm", "customer"]);
  const [amount, setAmount] = useState<number | null>(25);
  const [open, setOpen] = useState(true);
  const [everyone, setEveryone] = useState(true);
  const [done, setDone] = useState(state === "success");
  const guard = useGuardedClose(true, () => setOpen(false));
  const error = (words: string) => (blank ? words : undefined);
  if (done)
    return (
      <SuccessOverlay
        title="You just made someone's day!"
        hues={quality(...chosen).map((q) => q.color)}
        onDone={() => setDone(false)}
      />
    );
  if (state === "exceptions")
    return (
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Point exceptions"
        closeLabel={close}
        width="sm:max-w-[38rem]"
        readOnly
        footer={
          <div className="flex justify-end gap-2 max-sm:flex-col-reverse">
            <Button kind="line">Back to the message</Button>
            <Button>Continue sending</Button>
          </div>
        }
      >
        <div className="px-5 pb-5 sm:px-6">
          <PointExceptions
            asked={25}
            format={format}
            exceptions={[
              {
                level: "warning",
                type: "restriction",
                affectedUserCount: 2,
                details: {
                  recipients: [
                    { id: "kofi", name: "Kofi Mensah", amount: 10 },
                    { id: "aroha", name: "Aroha Ngata", amount: 15 },
                  ],
                },
              },
              { level: "error", type: "notEligible", affectedUserCount: 1, details: {} },
            ]}
            labels={{
              intro: "Your message reaches everyone as you wrote it. Only the points change.",
              of: (e) => ({
                title: e.type === "restriction" ? "Too much love" : "Not eligible to receive points",
                text: "2 users have reached the maximum amount of points you're allowed to send them within a 30-day period.",
                chip: "Points adjusted",
              }),
              from: "from",
              to: "to",
              more: (count) => `and ${count} more`,
            }}
          />
        </div>
      </Dialog>
    );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={guard.ask}
        title={say("Recognize someone", "اشكر أحدهم")}
        closeLabel={close}
        footer={
          <div className="flex flex-wrap items-center gap-2">
            <AudienceSwitch
              value={everyone}
              onChange={setEveryone}
              labels={{
                legend: say("Who can see it", "من يراه"),
                public: say("Public", "عام"),
                private: say("Private", "خاص"),
                publicHint: say("Everyone at Northwind can see it", "يراه الجميع"),
                privateHint: say("Only you, them and their managers", "أنت وهم فقط"),
              }}
            />
            <span className="grow max-sm:hidden" />
            <Button onClick={() => setDone(true)} className="max-sm:grow">
              {say("Send recognition", "أرسل الشكر")}
            </Button>
          </div>
        }
      >
        <ComposerBand qualities={quality(...chosen)} />
        <div className="grid gap-4 px-5 pb-5 sm:px-6">
          <PeoplePicker
            value={to}
            onChange={setTo}
            search={find}
            autoFocus
            error={error("Select a recipient")}
            labels={{
              ...search,
              label: say("To", "إلى"),
              placeholder: say("Name or team", "اسم أو فريق"),
              remove: (name) => say(`Remove ${name}`, `إزالة ${name}`),
              members: (c) => say(`${format.number(c)} people`, `${format.number(c)} أشخاص`),
              count: format.number,
            }}
          />
          <LazyEditor
            value={message}
            onChange={setMessage}
            searchPeople={async (query) =>
              (await find(query)).filter((r) => r.type === "tenantMember").map((r) => ({ id: r.id, ...r.displayData }))
            }
            maxLength={3000}
            error={error("Provide a recognition message")}
            labels={{
              ...search,
              label: say("Message", "الرسالة"),
              placeholder: say(
                "What did they do, and what did it change? @ mentions a colleague.",
                "ماذا فعلوا، وماذا تغيّر؟",
              ),
              mention: say("Mention someone", "اذكر أحدهم"),
              tooLong: "Your message is too long",
            }}
          />
          <QualityPicker
            label={say("What it showed", "ما أظهره")}
            values={values}
            chosen={chosen}
            onChange={setChosen}
            error={error("Qualities are required")}
          />
          <PointPicker
            value={amount}
            onChange={setAmount}
            balance={240}
            people={peopleIn(to)}
            format={format}
            labels={{
              legend: say("Points for each person", "نقاط لكل شخص"),
              other: say("Other", "غيرها"),
              notEnough: "Not enough points",
              left: (count) =>
                say(`You have ${format.number(count)} points left to give`, `بقي لك ${format.number(count)} نقطة`),
              total: (each, count, total) =>
                say(
                  `${format.number(each)} × ${format.number(count)} people = ${format.number(total)} points`,
                  `${format.number(each)} × ${format.number(count)} = ${format.number(total)}`,
                ),
            }}
          />
        </div>
      </Dialog>
      <ConfirmDialog
        open={guard.open}
        title="Close without sending?"
        confirmLabel="Close"
        cancelLabel="Keep writing"
        closeLabel={close}
        onConfirm={guard.onConfirm}
        onCancel={guard.onCancel}
      >
        What you wrote is kept.
      </ConfirmDialog>
    </>
  );
}
