import { QRCodeSVG } from "qrcode.react";

/** Dark on light in every theme: a phone reads no other. `wide` is as wide as there is room. */
export const QrCode = ({ value, title, wide }: { value: string; title: string; wide?: boolean }) => (
  <span className={`mx-auto rounded-lg bg-white shadow-2 ${wide ? "block p-[4%]" : "block w-fit p-3"}`}>
    <QRCodeSVG
      className={wide ? "h-auto w-full" : undefined}
      value={value}
      title={title}
      level="M"
      marginSize={1}
      size={192}
      fgColor="#16211d"
      bgColor="#ffffff"
    />
  </span>
);
