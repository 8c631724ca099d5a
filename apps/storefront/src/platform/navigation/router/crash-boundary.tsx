import { Component, type ComponentType, type ReactNode } from 'react';
import { type ShownPage, useShownPage } from './shown-page.ts';

type CrashBoundaryProps = { View: ComponentType<{ error: unknown }>; children: ReactNode };
type InnerProps = CrashBoundaryProps & { page: ShownPage };
type State = { page: ShownPage; crash: { error: unknown } | null };

/** Shows `View` in place of children that fail, until the shopper navigates. */
export function CrashBoundary(props: CrashBoundaryProps) {
	return <Inner {...props} page={useShownPage()} />;
}

class Inner extends Component<InnerProps, State> {
	override state: State = { page: this.props.page, crash: null };

	static getDerivedStateFromError(error: unknown): Partial<State> {
		return { crash: { error } };
	}

	static getDerivedStateFromProps({ page }: InnerProps, state: State): State | null {
		return page === state.page ? null : { page, crash: null };
	}

	override render(): ReactNode {
		const { View, children } = this.props;
		const { crash } = this.state;
		return crash ? <View error={crash.error} /> : children;
	}
}
