import type { Me } from '@korb/contracts/admin/staff/staff';
import { postBadgeLogin } from '@korb/contracts/admin/staff/staff-paths';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { type Translate, useMessages } from '../../../platform/i18n/locale.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { refusalText } from '../refusal-text.ts';
import styles from './floor-sign-in.module.css';
import { Keypad } from './keypad.tsx';

const places = [0, 1, 2, 3];
const LENGTH = places.length;

type PinStepProps = { badge: string; onEnter: (me: Me) => void; onBack: () => void };

/** A new badge has no PIN: what was typed is repeated, and kept. */
export function PinStep({ badge, onEnter, onBack }: PinStepProps) {
	const t = useMessages();
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => title.current?.focus(), []);
	const [pin, setPin] = useState('');
	const [chosen, setChosen] = useState<string | null>(null);
	const [isDifferent, setDifferent] = useState(false);
	const login = useMutation({
		mutationFn: (typed: string) =>
			call(postBadgeLogin, { body: { badge, pin: typed, isNewPin: chosen !== null } }),
		onSuccess: onEnter,
		onError: (error, typed) => {
			setPin('');
			setChosen(isNewBadge(error) ? typed : null);
		},
	});
	const type = (typed: string) => {
		if (login.isPending) return;
		setPin(typed);
		setDifferent(false);
		if (typed.length < LENGTH) return;
		if (chosen === null || chosen === typed) return login.mutate(typed);
		setPin('');
		setChosen(null);
		setDifferent(true);
		login.reset();
	};
	const refusal = isDifferent ? t('floor.pinDifferent') : login.error && textOf(t, login.error);
	return (
		<>
			<div className={styles['text']}>
				<h2 ref={title} tabIndex={-1}>
					{t('floor.badgeRead')}
				</h2>
				<p>{t(chosen === null ? 'floor.typePin' : 'floor.repeatPin')}</p>
			</div>
			{refusal && (
				<Note tone="danger" isAlert>
					{refusal}
				</Note>
			)}
			<div
				className={styles['dots']}
				role="img"
				aria-label={t('floor.digits', { typed: pin.length, all: LENGTH })}
			>
				{places.map((place) => (
					<span key={place} className={place < pin.length ? styles['typed'] : styles['open']} />
				))}
			</div>
			<Keypad
				onDigit={(digit) => pin.length < LENGTH && type(pin + digit)}
				onDelete={() => setPin(pin.slice(0, -1))}
				onBack={onBack}
			/>
		</>
	);
}

function isNewBadge(error: Error): boolean {
	return error instanceof ApiError && error.code === 'pinMissing';
}

function textOf(t: Translate, error: Error): string | null {
	if (!(error instanceof ApiError)) return refusalText(t, error);
	if (isNewBadge(error)) return null;
	if (error.code === 'deviceUnknown') return t('floor.retired');
	if (error.status === 429) return t('floor.locked');
	if (error.errorCode === 'password_refused') return t('floor.pinWeak');
	return error.errorCode === 'login_refused' ? t('floor.wrong') : refusalText(t, error);
}
