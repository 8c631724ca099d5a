'use client';

import { Button, Link, toast, useAuth, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { ClientUser } from 'payload';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toLabel } from '../labels.ts';

type Answer = {
	user: ClientUser;
	token: string;
	exp: number;
	errors?: { message: string; data?: { code?: string } }[];
};

/** Email and password, then the code for users with a second factor. */
export function SignInForm({ next }: { next: string }) {
	const { t, i18n } = useTranslation();
	const { setUser } = useAuth();
	const router = useRouter();
	const [needsCode, setNeedsCode] = useState(false);
	const [isBusy, setIsBusy] = useState(false);
	const codeInput = useRef<HTMLInputElement>(null);
	const say = (text: string) => toLabel(text)[i18n.language === 'en' ? 'en' : 'de'];

	useEffect(() => {
		if (needsCode) codeInput.current?.focus();
	}, [needsCode]);

	async function signIn(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const data = Object.fromEntries(new FormData(event.currentTarget));
		setIsBusy(true);
		try {
			const response = await fetch('/api/users/login', {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(data),
			});
			const answer: Answer = await response.json();
			if (response.ok) {
				setUser(answer);
				router.push(next);
				return;
			}
			const error = answer.errors?.[0];
			if (error?.data?.code === 'second_factor_required') setNeedsCode(true);
			else toast.error(error?.message ?? t('error:unknown'));
		} catch {
			toast.error(t('error:unknown'));
		} finally {
			setIsBusy(false);
		}
	}

	return (
		<form method="post" className="korb-sign-in" onSubmit={(event) => void signIn(event)}>
			<div hidden={needsCode}>
				<label htmlFor="email">{t('general:email')}</label>
				<input id="email" name="email" type="email" autoComplete="username" required />
				<label htmlFor="password">{t('general:password')}</label>
				<input
					id="password"
					name="password"
					type="password"
					autoComplete="current-password"
					required
				/>
				<Link href="/admin/forgot" prefetch={false}>
					{t('authentication:forgotPasswordQuestion')}
				</Link>
			</div>
			{needsCode && (
				<div>
					<label htmlFor="code">{say('Code aus deiner App|Code from your app')}</label>
					<input
						ref={codeInput}
						id="code"
						name="code"
						autoComplete="one-time-code"
						aria-describedby="code-hint"
						maxLength={20}
						required
					/>
					<p id="code-hint">
						{say(
							'Sechs Ziffern, oder einer deiner Wiederherstellungscodes.|Six digits, or one of your recovery codes.',
						)}
					</p>
					<button type="button" onClick={() => setNeedsCode(false)}>
						{say('Mit einem anderen Konto anmelden|Sign in with another account')}
					</button>
				</div>
			)}
			<Button type="submit" size="large" disabled={isBusy}>
				{t('authentication:login')}
			</Button>
		</form>
	);
}
