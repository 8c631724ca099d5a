import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { followLink } from './follow-link.ts';

type StayLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
	href: string;
	/** Stored in the history entry. */
	state?: unknown;
};

/** A link to the same page in another state. It keeps the scroll position and never prefetches. */
export function StayLink({ href, state, onClick, ...props }: StayLinkProps) {
	const navigate = useNavigate();
	return (
		<a
			{...props}
			href={href}
			onClick={(event) => {
				onClick?.(event);
				followLink(event, location.href, (path, { replace }) => {
					void navigate(path, { replace, state, preventScrollReset: true });
				});
			}}
		/>
	);
}
