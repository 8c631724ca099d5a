import { Slider as Base } from '@base-ui/react/slider';
import type { ReactNode } from 'react';
import styles from './range-slider.module.css';

type RangeSliderProps = {
	label: ReactNode;
	min: number;
	max: number;
	step?: number;
	value: readonly [number, number];
	/** Called while dragging; `onCommit` is called on release, which is when lists should reload. */
	onChange: (value: [number, number]) => void;
	onCommit?: (value: [number, number]) => void;
	/** "€ 3,50" for a value; shown above and announced. */
	format: (value: number) => string;
	thumbLabels: readonly [string, string];
	disabled?: boolean;
};

export function RangeSlider({
	label,
	min,
	max,
	step = 1,
	value,
	onChange,
	onCommit,
	format,
	thumbLabels,
	disabled = false,
}: RangeSliderProps) {
	return (
		<Base.Root
			min={min}
			max={max}
			step={step}
			value={value}
			disabled={disabled}
			onValueChange={(next) => onChange(toPair(next))}
			onValueCommitted={(next) => onCommit?.(toPair(next))}
		>
			<div className={styles['head']}>
				<Base.Label className={styles['label']}>{label}</Base.Label>
				<span className={styles['values']} aria-hidden="true">
					{format(value[0])} – {format(value[1])}
				</span>
			</div>
			<Base.Control className={styles['control']}>
				<Base.Track className={styles['track']}>
					<Base.Indicator className={styles['indicator']} />
					{thumbLabels.map((thumbLabel, index) => (
						<Base.Thumb
							key={thumbLabel}
							index={index}
							className={styles['thumb']}
							getAriaLabel={() => thumbLabel}
							getAriaValueText={(_, current) => format(current)}
						/>
					))}
				</Base.Track>
			</Base.Control>
		</Base.Root>
	);
}

function toPair(value: number | readonly number[]): [number, number] {
	const [low = 0, high = low] = Array.isArray(value) ? value : [value];
	return [low, high];
}
