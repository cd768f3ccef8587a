import { BlockList, isIP } from "node:net";

const list = (v4: string[], v6: string[]): BlockList => {
  const blocks = new BlockList();
  const add = (range: string, family: "ipv4" | "ipv6") => {
    const [network = "", bits] = range.split("/");
    blocks.addSubnet(network, Number(bits), family);
  };
  for (const range of v4) add(range, "ipv4");
  for (const range of v6) add(range, "ipv6");
  return blocks;
};
/** Everything that IANA keeps for private, local, shared, test or group use. */
const special = list(
  [
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.88.99.0/24",
    "192.168.0.0/16",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/3",
  ],
  ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"],
);
/** Of IPv6 only this is given out; what maps or carries an IPv4 address lies outside. */
const given = list([], ["2000::/3"]);

/** Whether an address is one of the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, "ipv4");
  return family === 6 && given.check(address, "ipv6") && !special.check(address, "ipv6");
}
