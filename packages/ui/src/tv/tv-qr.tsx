import { QRCodeSVG } from "qrcode.react";

/** Dark on light with a quiet zone of four modules, 21 vmin: a phone reads it from four meters. */
export const TvQr = ({ url, label, title }: { url: string; label: string; title: string }) => (
  <div className="flex shrink-0 items-center justify-between gap-[1vmin] rounded-[2.4vmin] bg-white ps-[3.4vmin] text-[#16211d]">
    <p className="line-clamp-3 leading-[1.16] font-semibold text-balance wrap-anywhere landscape:max-w-[8em]">
      {label}
    </p>
    <QRCodeSVG
      value={url}
      title={title}
      level="M"
      marginSize={4}
      fgColor="#16211d"
      bgColor="#ffffff"
      className="size-[21vmin] shrink-0 rounded-[2vmin]"
    />
  </div>
);
