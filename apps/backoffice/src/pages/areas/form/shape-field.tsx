import type { AreaShape } from '@korb/contracts/admin/areas/areas';
import { useEffect, useId, useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import field from '../../../ui/field/field.module.css';
import { TextArea } from '../../../ui/field/text-area.tsx';
import styles from '../area-panel.module.css';
import { readShape, type ShapeProblem, writeShape } from './shape-text.ts';

type ShapeFieldProps = {
	shape: AreaShape | null;
	isOpen: boolean;
	onChange: (shape: AreaShape) => void;
	problem: ShapeProblem | null;
	onProblem: (problem: ShapeProblem | null) => void;
};

/** The border without a map: for keyboards, and to paste it from elsewhere. */
export function ShapeField(props: ShapeFieldProps) {
	const { shape, isOpen, onChange, problem, onProblem } = props;
	const t = useMessages();
	const id = useId();
	const [text, setText] = useState(() => (shape ? writeShape(shape) : ''));
	// Follows the map, but not what is being typed.
	useEffect(() => {
		setText((typed) => {
			const read = readShape(typed);
			const isTyped =
				shape && 'shape' in read && JSON.stringify(read.shape) === JSON.stringify(shape);
			return isTyped || !shape ? typed : writeShape(shape);
		});
		onProblem(null);
	}, [shape, onProblem]);
	const type = (typed: string) => {
		setText(typed);
		const read = readShape(typed);
		onProblem('problem' in read ? read.problem : null);
		if ('shape' in read) onChange(read.shape);
	};
	return (
		<details className={styles['border']} open={isOpen || undefined}>
			<summary>{t('areas.border')}</summary>
			<div className={field['field']}>
				<label className={field['label']} htmlFor={id}>
					{t('areas.coordinates')}
				</label>
				<TextArea
					id={id}
					rows={8}
					spellCheck={false}
					value={text}
					aria-invalid={problem ? true : undefined}
					aria-describedby={`${id}-note`}
					onChange={({ target }) => type(target.value)}
				/>
				<span className={problem ? field['error'] : field['help']} id={`${id}-note`}>
					{problem ? t(`areas.shapeError.${problem}`) : t('areas.coordinatesHelp')}
				</span>
			</div>
		</details>
	);
}
