import { useEffect } from 'react';
import { useAppNavigate } from '../../lib/navigation/use-navigate.ts';
import { consent } from '../../lib/shopper/consent.ts';
import { useSite } from '../../lib/site.tsx';
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
