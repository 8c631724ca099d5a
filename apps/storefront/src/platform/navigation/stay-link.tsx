import type { ComponentProps } from 'react';
import { followLink } from './follow-links.ts';
import { useRouter } from './router/router-context.ts';

type StayLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
	href: string;
	/** Stored in the history entry. */
	state?: unknown;
};

/** A link to the same page in another state. It keeps the scroll position and never prefetches. */
export function StayLink({ href, state, onClick, ...props }: StayLinkProps) {
	const router = useRouter();
	return (
		<a
			{...props}
			href={href}
			onClick={(event) => {
				onClick?.(event);
				if (!router) return;
				followLink(event, event.currentTarget, location.href, (path, { replace }) => {
					void router.navigate(path, { replace, state, keepsScroll: true });
				});
			}}
		/>
	);
}
