import { useEffect } from 'react';
import { useAppNavigate } from '../../platform/navigation/use-navigate.ts';
import { useSite } from '../../platform/site.tsx';
import { consent } from '../../shop/session/consent.ts';
import { startErrorRedirect } from './error-redirect.ts';

export function useErrorRedirect(): void {
	const { redirect } = useSite().config.errorPage;
	const navigate = useAppNavigate();
	useEffect(() => {
		if (!redirect) return;
		return startErrorRedirect({
			redirect,
			consent,
			scrollTo: (selector) => document.querySelector(selector)?.scrollIntoView(),
			go: (target) => navigate(target),
		});
	}, [redirect, navigate]);
}
