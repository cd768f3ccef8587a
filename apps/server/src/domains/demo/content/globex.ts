import type { motifs } from "@plaudit/api/value.ts";

type Motif = (typeof motifs)[number];
/** A tenant in French, without points. */
export const globexPeople: {
  key: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
  department: string;
  manager: string | null;
}[] = [
  {
    key: "admin",
    firstName: "Camille",
    lastName: "Moreau",
    jobTitle: "Directrice des ressources humaines",
    department: "Ressources humaines",
    manager: null,
  },
  {
    key: "manager",
    firstName: "Julien",
    lastName: "Lefèvre",
    jobTitle: "Responsable d’atelier",
    department: "Atelier",
    manager: "admin",
  },
  {
    key: "employee",
    firstName: "Aïcha",
    lastName: "Traoré",
    jobTitle: "Technicienne",
    department: "Atelier",
    manager: "manager",
  },
  {
    key: "lena",
    firstName: "Lena",
    lastName: "Fischer",
    jobTitle: "Designer invitée",
    department: "Produit",
    manager: "admin",
  },
  {
    key: "mathis",
    firstName: "Mathis",
    lastName: "Garnier",
    jobTitle: "Soudeur",
    department: "Atelier",
    manager: "manager",
  },
  {
    key: "linh",
    firstName: "Linh",
    lastName: "Trần",
    jobTitle: "Contrôleuse qualité",
    department: "Qualité",
    manager: "manager",
  },
  {
    key: "yacine",
    firstName: "Yacine",
    lastName: "Belkacem",
    jobTitle: "Logisticien",
    department: "Logistique",
    manager: "manager",
  },
  {
    key: "elodie",
    firstName: "Élodie",
    lastName: "Perrin",
    jobTitle: "Comptable",
    department: "Finance",
    manager: "admin",
  },
  {
    key: "thomas",
    firstName: "Thomas",
    lastName: "Kowalski",
    jobTitle: "Ingénieur procédés",
    department: "Qualité",
    manager: "manager",
  },
  {
    key: "ines",
    firstName: "Inès",
    lastName: "Rousseau",
    jobTitle: "Alternante",
    department: "Atelier",
    manager: "manager",
  },
];

export const globexValues: {
  name: string;
  description: string;
  qualities: { key: string; name: string; color: number; motif: Motif }[];
}[] = [
  {
    name: "Le travail bien fait",
    description: "Ce que l’on ne voit pas compte autant que le reste.",
    qualities: [
      { key: "soin", name: "Soin du détail", color: 300, motif: "weave" },
      { key: "parole", name: "Tient parole", color: 15, motif: "steps" },
    ],
  },
  {
    name: "Ensemble",
    description: "On avance au rythme de l’équipe.",
    qualities: [
      { key: "ecoute", name: "À l’écoute", color: 195, motif: "ripple" },
      { key: "transmet", name: "Transmet", color: 150, motif: "leaf" },
      { key: "present", name: "Toujours là", color: 45, motif: "sunrise" },
    ],
  },
];

export const globexMessages: { text: string; qualities: string[] }[] = [
  {
    text: "Tu as repris la soudure une troisième fois alors que personne ne l’aurait vu. Le client, lui, l’a vu.",
    qualities: ["soin"],
  },
  {
    text: "Merci d’avoir pris une heure pour m’expliquer la machine, sans jamais toucher au clavier à ma place.",
    qualities: ["transmet"],
  },
  { text: "Livraison annoncée pour jeudi, livrée jeudi, malgré la neige.", qualities: ["parole", "present"] },
  {
    text: "Tu as demandé son avis à la personne la plus discrète de la réunion, et c’est son idée que nous avons retenue.",
    qualities: ["ecoute"],
  },
  { text: "Le tableau avait onze onglets. Il n’en a plus qu’un, et il est juste.", qualities: ["soin"] },
  { text: "Tu es revenu un samedi pour une vanne qui n’était même pas la tienne.", qualities: ["present"] },
  {
    text: "La fiche que tu as réécrite tient sur une page, et l’équipe de nuit démarre enfin à l’heure.",
    qualities: ["soin", "transmet"],
  },
  { text: "Trois fournisseurs, deux langues, aucun malentendu. Bravo.", qualities: ["ecoute", "parole"] },
];

export const globexComments: string[] = [
  "J’y étais, c’était encore mieux que cela.",
  "Tellement mérité.",
  "Toute l’équipe est d’accord.",
  "Merci de l’avoir dit.",
  "Le café est pour moi.",
];
