import { QRCodeSVG } from "qrcode.react";

/** Dark on light with a quiet zone of four modules, 16 vmin: read from four metres. */
export const TvQr = ({ url, label }: { url: string; label: string }) => (
  <div className="flex items-center gap-[1vmin] rounded-[2vmin] bg-white ps-[3vmin] text-[#16211d]">
    <p className="max-w-[13ch] text-[3vmin] leading-tight font-semibold text-balance">{label}</p>
    <QRCodeSVG
      value={url}
      level="M"
      marginSize={4}
      fgColor="#16211d"
      bgColor="#ffffff"
      role="img"
      aria-label={label}
      className="size-[18vmin] rounded-[1.6vmin]"
    />
  </div>
);
