'use client';

import { Button, toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { toLabel } from '../labels.ts';
import { CodeInput } from './code-input.tsx';

type State = { isSet: boolean; recoveryCodes: number };
type Enrolment = { key: string; uri: string; qr: string };

/** On the user's own account: set up and remove. On another user's: reset, for administrators. */
export function SecondFactorField() {
	const { id } = useDocumentInfo();
	const { user } = useAuth();
	if (!id || !user) return null;
	return id === user.id ? <OwnSecondFactor /> : <OthersSecondFactor id={String(id)} />;
}

function OwnSecondFactor() {
	const say = useSay();
	const call = useCall();
	const router = useRouter();
	const { user, fetchFullUser } = useAuth();
	const [state, setState] = useState<State | null>(null);
	const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
	const [codes, setCodes] = useState<string[] | null>(null);
	const [isRemoving, setIsRemoving] = useState(false);
	const isDue = (user as { needsSecondFactor?: boolean } | null)?.needsSecondFactor === true;

	const load = useCallback(async () => {
		const answer = await fetch('/api/users/second-factor');
		if (answer.ok) setState(await answer.json());
	}, []);
	useEffect(() => void load(), [load]);

	async function begin(): Promise<void> {
		setCodes(null);
		setEnrolment(await call<Enrolment>('second-factor/begin'));
	}
	async function confirm(code: string): Promise<void> {
		const done = await call<{ recoveryCodes: string[] }>('second-factor/confirm', { code });
		if (!done) return;
		setEnrolment(null);
		setCodes(done.recoveryCodes);
		await Promise.all([load(), fetchFullUser()]);
		router.refresh();
	}
	async function remove(code: string): Promise<void> {
		if (!(await call('second-factor/remove', { code }))) return;
		setIsRemoving(false);
		setCodes(null);
		await Promise.all([load(), fetchFullUser()]);
		router.refresh();
	}

	if (!state) return null;
	return (
		<section className="korb-factor" aria-labelledby="korb-factor">
			<h3 id="korb-factor">{say('Zweiter Faktor|Second factor')}</h3>
			{!state.isSet && !enrolment && (
				<>
					<p className={isDue ? 'korb-factor__due' : undefined}>
						{isDue
							? say(
									'Mit deiner Rolle brauchst du einen zweiten Faktor. Richte ihn ein, dann kannst du loslegen.|Your role needs a second factor. Set it up, and you can start.',
								)
							: say(
									'Eine App auf deinem Telefon zeigt alle 30 Sekunden einen neuen Code. Wer nur dein Passwort kennt, kommt dann nicht herein.|An app on your phone shows a new code every 30 seconds. Whoever knows only your password then stays out.',
								)}
					</p>
					<Button buttonStyle="secondary" margin={false} onClick={() => void begin()}>
						{say('Einrichten|Set up')}
					</Button>
				</>
			)}
			{enrolment && (
				<div className="korb-factor__enrolment">
					<img
						src={`data:image/svg+xml,${encodeURIComponent(enrolment.qr)}`}
						alt={say('QR-Code mit dem Schlüssel|QR code of the key')}
					/>
					<div>
						<p>
							{say(
								'Lies den QR-Code mit einer Authenticator-App ein, oder tipp diesen Schlüssel ab:|Scan the QR code with an authenticator app, or type in this key:',
							)}
						</p>
						<code>{enrolment.key}</code>
						<CodeInput
							label={say('Code aus der App|Code from the app')}
							action={say('Bestätigen|Confirm')}
							onCode={confirm}
						/>
					</div>
				</div>
			)}
			{state.isSet && (
				<p>
					{say(
						'Eingerichtet. Beim Anmelden wirst du nach dem Code gefragt.|Set up. You are asked for the code when you sign in.',
					)}{' '}
					{say('Übrige Wiederherstellungscodes:|Recovery codes left:')} {state.recoveryCodes}
				</p>
			)}
			{codes && (
				<div className="korb-factor__codes" role="status">
					<p>
						{say(
							'Bewahr diese Codes sicher auf. Jeder ersetzt einmal dein Telefon; du siehst sie nur jetzt.|Keep these codes somewhere safe. Each replaces your phone once; you see them only now.',
						)}
					</p>
					<ul>
						{codes.map((code) => (
							<li key={code}>
								<code>{code}</code>
							</li>
						))}
					</ul>
				</div>
			)}
			{state.isSet && !isRemoving && (
				<Button buttonStyle="secondary" margin={false} onClick={() => setIsRemoving(true)}>
					{say('Entfernen|Remove')}
				</Button>
			)}
			{isRemoving && (
				<CodeInput
					label={say(
						'Code aus der App oder Wiederherstellungscode|Code from the app, or recovery code',
					)}
					action={say('Entfernen|Remove')}
					onCode={remove}
				/>
			)}
		</section>
	);
}

function OthersSecondFactor({ id }: { id: string }) {
	const say = useSay();
	const call = useCall();
	async function reset(): Promise<void> {
		if (!(await call(`${id}/second-factor/reset`))) return;
		toast.success(say('Der zweite Faktor ist zurückgesetzt.|The second factor is reset.'));
	}
	return (
		<section className="korb-factor" aria-labelledby="korb-factor">
			<h3 id="korb-factor">{say('Zweiter Faktor|Second factor')}</h3>
			<p>
				{say(
					'Telefon und Wiederherstellungscodes verloren? Danach genügt das Passwort, bis ein neuer eingerichtet ist.|Phone and recovery codes lost? Afterwards the password is enough until a new one is set up.',
				)}
			</p>
			<Button buttonStyle="secondary" margin={false} onClick={() => void reset()}>
				{say('Zurücksetzen|Reset')}
			</Button>
		</section>
	);
}

function useSay() {
	const { i18n } = useTranslation();
	return (text: string) => toLabel(text)[i18n.language === 'en' ? 'en' : 'de'];
}

/** Null if rejected; the reason is shown. */
function useCall() {
	const { t } = useTranslation();
	return async <Body extends object>(path: string, data: object = {}): Promise<Body | null> => {
		const answer = await fetch(`/api/users/${path}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(data),
		});
		const body = await answer.json();
		if (answer.ok) return body;
		toast.error(body.errors?.[0]?.message ?? t('error:unknown'));
		return null;
	};
}
