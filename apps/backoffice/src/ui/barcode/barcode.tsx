import { code128Widths } from '@korb/domain/picking/code128';
import styles from './barcode.module.css';

/** A scanner can read it from the screen, too. The text is beside it. */
export function Barcode({ text }: { text: string }) {
	const widths = code128Widths(text);
	let x = 0;
	const bars = widths.flatMap((width, place) => {
		const bar = place % 2 === 0 ? [`M${x} 0h${width}v1h-${width}z`] : [];
		x += width;
		return bar;
	});
	return (
		<svg
			className={styles['bars']}
			viewBox={`0 0 ${x} 1`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<path d={bars.join('')} />
		</svg>
	);
}
