import type { NewTenant } from "../../tenant/verbs/create-tenant.ts";
import type { Enclosing } from "../rules/plan-life.ts";
import type { Pace } from "../rules/plan-times.ts";
import { acmeEnclosing } from "./acme-files.ts";
import { acmeNotes } from "./acme-notes.ts";
import { acmePeople, acmeTeams, newcomers } from "./acme-people.ts";
import { acmeComments, acmeMessages, acmeValues } from "./acme-words.ts";
import { globexComments, globexMessages, globexPeople, globexValues } from "./globex.ts";

export const demoPassword = "plaudit-demo-1";

interface Person {
  key: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
  department: string;
  country?: string;
  manager: string | null;
}
interface Quality {
  key: string;
  name: string;
  color: number;
  motif: (typeof acmeValues)[number]["qualities"][number]["motif"];
}
export interface DemoTenant {
  tenant: NewTenant;
  /** What the addresses of its people end in. */
  domain: string;
  seed: number;
  people: readonly Person[];
  /** Who signs in with an address of another tenant's. */
  guests: Readonly<Record<string, string>>;
  teams: readonly { name: string; segmentType: "group" | "location" | "department"; members: readonly string[] }[];
  newcomers: readonly string[];
  /** Who is signed in on other devices as well. */
  devices: readonly string[];
  values: readonly { name: string; description: string; qualities: readonly Quality[] }[];
  messages: readonly { text: string; qualities: readonly string[] }[];
  comments: readonly string[];
  enclosing: Readonly<Record<number, Enclosing>>;
  pace: Pace;
  /** Points that everybody has to give each month. */
  monthly: number;
  /** The name of the TV channel. */
  screen: string | null;
}

const acme: DemoTenant = {
  tenant: {
    slug: "acme",
    name: "Acme",
    language: "en",
    timezone: "Europe/Amsterdam",
    brandColor: "#14594a",
    features: ["points", "schedule-recognition", "refine-recognition", "push"],
  },
  domain: "acme.test",
  seed: 20_261,
  people: acmePeople,
  guests: {},
  teams: acmeTeams,
  newcomers,
  devices: ["admin", "manager", "employee"],
  values: acmeValues,
  messages: [...acmeMessages, ...acmeNotes],
  comments: acmeComments,
  enclosing: acmeEnclosing,
  pace: {
    days: 730,
    perWeek: (weeksAgo) => 17 - 12 * Math.min(1, weeksAgo / 80),
    lately: [0.1, 0.7, 1.5, 2.6, 4, 5.3, 7.5, 10, 19, 22, 24, 26.5, 29, 31, 44, 47, 51, 54, 67, 70, 73, 77],
  },
  monthly: 250,
  screen: "Entrance hall",
};

const globex: DemoTenant = {
  tenant: {
    slug: "globex",
    name: "Globex",
    language: "fr",
    timezone: "Europe/Paris",
    brandColor: "#7a2e8e",
    features: ["schedule-recognition", "refine-recognition", "push"],
  },
  domain: "globex.test",
  seed: 20_262,
  people: globexPeople,
  guests: { lena: "employee@acme.test" },
  teams: [
    { name: "Atelier", segmentType: "department", members: ["manager", "employee", "mathis", "ines"] },
    { name: "Qualité", segmentType: "department", members: ["linh", "thomas"] },
  ],
  newcomers: ["ines"],
  devices: [],
  values: globexValues,
  messages: globexMessages,
  comments: globexComments,
  enclosing: {},
  pace: { days: 730, perWeek: (weeksAgo) => (weeksAgo < 8 ? 3 : 1), lately: [0.4, 3, 8, 23, 28, 50, 74] },
  monthly: 0,
  screen: null,
};

const blank: DemoTenant = {
  tenant: {
    slug: "blank",
    name: "Blank",
    language: "en",
    timezone: "Europe/Amsterdam",
    brandColor: "#2f5d9b",
    features: ["points", "schedule-recognition", "refine-recognition", "push"],
  },
  domain: "blank.test",
  seed: 20_263,
  people: [
    {
      key: "admin",
      firstName: "Alex",
      lastName: "Keller",
      jobTitle: "Office lead",
      department: "Office",
      manager: null,
    },
  ],
  guests: {},
  teams: [],
  newcomers: [],
  devices: [],
  values: [],
  messages: [],
  comments: [],
  enclosing: {},
  pace: { days: 0, perWeek: () => 0, lately: [] },
  monthly: 250,
  screen: null,
};

export const demoTenants: readonly DemoTenant[] = [acme, globex, blank];
