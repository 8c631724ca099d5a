import styles from './slider.module.css';

type SliderProps = {
	label: string;
	value: number;
	min: number;
	max: number;
	step?: number;
	text: (value: number) => string;
	onChange: (value: number) => void;
};

export function Slider({ label, value, min, max, step = 1, text, onChange }: SliderProps) {
	return (
		<label className={styles['slider']}>
			<span className={styles['top']}>
				{label}
				<b>{text(value)}</b>
			</span>
			<input
				type="range"
				min={min}
				max={max}
				step={step}
				value={value}
				aria-valuetext={text(value)}
				onChange={({ target }) => onChange(Number(target.value))}
			/>
			<span className={styles['scale']} aria-hidden="true">
				<span>{text(min)}</span>
				<span>{text(max)}</span>
			</span>
		</label>
	);
}
