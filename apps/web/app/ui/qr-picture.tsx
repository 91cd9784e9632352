import { useEffect, useState } from 'react';

interface QrPictureProps {
  text: string;
  /** What the picture is, for those who do not see it. */
  label: string;
  className?: string;
}

/** A QR code, black on white in both themes so that every reader takes it. */
export function QrPicture({ text, label, className }: QrPictureProps) {
  const [path, setPath] = useState<{ d: string; size: number } | null>(null);
  useEffect(() => {
    let current = true;
    import('qrcode').then(({ default: qrcode }) => {
      const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
      if (current) setPath({ d: pathOf(modules), size: modules.size });
    });
    return () => {
      current = false;
    };
  }, [text]);
  const quiet = 2;
  const size = (path?.size ?? 29) + 2 * quiet;
  return (
    <svg
      viewBox={`${-quiet} ${-quiet} ${size} ${size}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <rect x={-quiet} y={-quiet} width={size} height={size} fill="#fff" />
      {path && <path d={path.d} fill="#000" />}
    </svg>
  );
}

function pathOf(modules: { size: number; get: (row: number, column: number) => number }): string {
  const parts: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) parts.push(`M${column} ${row}h1v1h-1z`);
    }
  }
  return parts.join('');
}
