import type { Meta } from "@storybook/react-vite";
import { QrCode } from "./qr-code.tsx";

export default { title: "Components/QR code", component: QrCode } satisfies Meta<typeof QrCode>;

const key = (length: number) => "JBSWY3DPEHPK3PXP".repeat(length);
export const Short = () => <QrCode value="https://acme.example/" title="The address as a QR code" />;
export const Long = () => (
  <QrCode
    value={`otpauth://totp/Plaudit:somebody.with-a-long-name%40acme.example?secret=${key(2)}&issuer=Plaudit`}
    title="The key as a QR code"
  />
);
