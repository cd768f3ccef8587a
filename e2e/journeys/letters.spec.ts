import { expect, hosts, test } from "../support/test.ts";

/** What names are written with, beside the letters of English. */
const alphabets = {
  Albanian: "çë",
  Azerbaijani: "çəğıöşü",
  Catalan: "àçéèíïóòúü",
  Croatian: "čćđšž",
  Czech: "áčďéěíňóřšťúůýž",
  Danish: "æøå",
  Dutch: "éëïóöü",
  Estonian: "äöõüšž",
  Finnish: "äöåšž",
  French: "àâæçéèêëîïôœùûüÿ",
  German: "äöüß",
  Hungarian: "áéíóöőúüű",
  Icelandic: "áðéíóúýþæö",
  Irish: "áéíóú",
  Italian: "àèéìíîòóùú",
  Latvian: "āčēģīķļņšūž",
  Lithuanian: "ąčęėįšųūž",
  Maltese: "ċġħż",
  Māori: "āēīōū",
  Norwegian: "æøåéò",
  Polish: "ąćęłńóśźż",
  Portuguese: "áâãàçéêíóôõúü",
  Romanian: "ăâîșțşţ",
  Slovak: "áäčďéíĺľňóôŕšťúýž",
  Slovenian: "čšž",
  Spanish: "áéíñóúü",
  Swedish: "åäöé",
  Turkish: "çğıöşüâîû",
  Vietnamese: "ăâđêôơưàằầèềìòồờùừỳảẳẩẻểỉỏổởủửỷãẵẫẽễĩõỗỡũữỹáắấéếíóốớúứýạặậẹệịọộợụựỵ",
  Welsh: "âêîôûŵŷ",
};

test("no letter of a name falls to another face", async ({ stranger }) => {
  const page = await stranger();
  await page.goto(hosts.acme);
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  for (const face of ["sans", "display"])
    for (const weight of [400, 600])
      for (const [language, letters] of Object.entries(alphabets)) {
        await page.evaluate(
          async ({ text, family, wght }) => {
            const line = document.getElementById("letters") ?? document.createElement("p");
            line.id = "letters";
            line.style.font = `${wght} 40px var(--font-${family})`;
            line.textContent = text;
            document.body.prepend(line);
            // Some faces are the machine’s own, and not on every machine.
            await document.fonts.load(getComputedStyle(line).font, text).catch(() => []);
            await document.fonts.ready;
          },
          { text: `${letters}${letters.toLocaleUpperCase("en")}İ`, family: face, wght: weight },
        );
        const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#letters" });
        const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
        const others = fonts
          .filter(({ isCustomFont }) => !isCustomFont)
          .map(({ familyName, glyphCount }) => `${glyphCount} of ${familyName}`);
        expect.soft(others, `${language}, ${face}, ${weight}`).toEqual([]);
      }
});
