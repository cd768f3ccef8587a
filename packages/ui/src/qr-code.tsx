import { QRCodeSVG } from "qrcode.react";

/** Dark on light in every theme: a phone reads no other. */
export const QrCode = ({ value, title }: { value: string; title: string }) => (
  <span className="mx-auto rounded-lg bg-white p-3 shadow-2">
    <QRCodeSVG value={value} title={title} level="M" marginSize={1} size={192} fgColor="#16211d" bgColor="#ffffff" />
  </span>
);
