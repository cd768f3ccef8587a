import { QRCodeSVG } from "qrcode.react";

/** Dark on light with a quiet zone of four modules, 18 vmin: a phone reads it from four metres. */
export const TvQr = ({ url, label, title }: { url: string; label: string; title: string }) => (
  <div className="flex items-center gap-[1vmin] rounded-[2vmin] bg-white ps-[3vmin] text-[#16211d]">
    <p className="line-clamp-4 max-w-[14ch] text-[3vmin] leading-tight font-semibold text-balance wrap-anywhere">
      {label}
    </p>
    <QRCodeSVG
      value={url}
      title={title}
      level="M"
      marginSize={4}
      fgColor="#16211d"
      bgColor="#ffffff"
      className="size-[18vmin] shrink-0 rounded-[1.6vmin]"
    />
  </div>
);
