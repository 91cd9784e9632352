import { useEffect, useRef, useState } from 'react';
import { useElementWidth } from '../hooks/use-element-width.ts';
import { qrModuleSize } from './qr-module-size.ts';

interface QrCodeImageProps {
  text: string;
  /** The image's description for screen readers. */
  label: string;
  /** How much may be damaged and still be read: M 15 %, Q 25 %. */
  errorCorrection?: 'M' | 'Q';
  className?: string;
}

/** The quiet zone around a code in modules, required by ISO/IEC 18004. */
const quietZone = 4;

/** A QR code, black on white in both themes so that every scanner reads it. */
export function QrCodeImage({ text, label, errorCorrection = 'M', className }: QrCodeImageProps) {
  const [code, setCode] = useState<{ d: string; modules: number } | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    let current = true;
    import('qrcode').then(({ default: qrcode }) => {
      const { modules } = qrcode.create(text, { errorCorrectionLevel: errorCorrection });
      if (current) setCode({ d: modulesPath(modules), modules: modules.size });
    });
    return () => {
      current = false;
    };
  }, [text, errorCorrection]);
  const modules = code?.modules ?? 29;
  // Until the element is measured, one unit of the drawing is one module.
  const box = useElementWidth(svg) || modules + 2 * quietZone;
  const density = window.devicePixelRatio;
  const size = qrModuleSize(box, modules, quietZone, density);
  const edge = Math.round(((box - modules * size) / 2) * density) / density;
  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${box} ${box}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <rect width={box} height={box} fill="#fff" />
      {code && (
        <path d={code.d} fill="#000" transform={`translate(${edge} ${edge}) scale(${size})`} />
      )}
    </svg>
  );
}

function modulesPath(modules: {
  size: number;
  get: (row: number, column: number) => number;
}): string {
  const parts: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) parts.push(`M${column} ${row}h1v1h-1z`);
    }
  }
  return parts.join('');
}
