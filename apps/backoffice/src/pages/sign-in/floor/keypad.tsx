import { useEffect, useRef } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { FloorButton } from '../../../ui/floor/floor-button.tsx';
import { ArrowLeftIcon } from '../../../ui/icons/arrow-left.ts';
import styles from './floor-sign-in.module.css';

type KeypadProps = {
	onDigit: (digit: string) => void;
	onDelete: () => void;
	onBack: () => void;
};

/** Large enough for gloves; a keyboard types the same. */
export function Keypad({ onDigit, onDelete, onBack }: KeypadProps) {
	const t = useMessages();
	const latest = useRef({ onDigit, onDelete, onBack });
	latest.current = { onDigit, onDelete, onBack };
	useEffect(() => {
		const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
			if (ctrlKey || metaKey || altKey) return;
			if (/^\d$/.test(key)) latest.current.onDigit(key);
			else if (key === 'Backspace') latest.current.onDelete();
			else if (key === 'Escape') latest.current.onBack();
		};
		window.addEventListener('keydown', press);
		return () => window.removeEventListener('keydown', press);
	}, []);
	return (
		<div className={styles['keypad']}>
			{['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
				<FloorButton key={digit} onClick={() => onDigit(digit)}>
					{digit}
				</FloorButton>
			))}
			<FloorButton onClick={onBack}>{t('floor.notMe')}</FloorButton>
			<FloorButton onClick={() => onDigit('0')}>0</FloorButton>
			<FloorButton aria-label={t('floor.deleteDigit')} onClick={onDelete}>
				<ArrowLeftIcon />
			</FloorButton>
		</div>
	);
}
