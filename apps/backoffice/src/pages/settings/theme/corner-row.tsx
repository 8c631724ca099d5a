import {
	cornerPath,
	MAX_CORNER,
	PILL,
	type StaffCorner,
	staffCorners,
	toCorner,
} from '@korb/domain/tenant/staff-theme';
import { useId } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import type { SettingsEditor } from '../settings-editor.ts';
import styles from './theme-section.module.css';
import { usePicked } from './use-picked.ts';

type CornerRowProps = { corner: StaffCorner; editor: SettingsEditor };

/** At the end of its range a button is round. */
export function CornerRow({ corner, editor }: CornerRowProps) {
	const t = useMessages();
	const id = useId();
	const path = cornerPath(corner);
	const stored = toCorner(editor.valueOf(path)) ?? staffCorners[corner];
	const [shown, pick] = usePicked(stored, (value) => editor.save({ path, value: `${value}px` }));
	const said = shown === PILL ? t('settings.round') : `${shown} px`;
	return (
		<div className={styles['corner']}>
			<label htmlFor={id}>{t(`settings.corner.${corner}`)}</label>
			<input
				id={id}
				type="range"
				min={0}
				max={MAX_CORNER}
				value={Math.min(shown, MAX_CORNER)}
				aria-valuetext={said}
				onChange={({ target }) => {
					const value = Number(target.value);
					pick(corner === 'r-button' && value === MAX_CORNER ? PILL : value);
				}}
			/>
			<output htmlFor={id}>{said}</output>
		</div>
	);
}
