'use client';

import { useConfig, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';
import { ChoiceField } from './choice-field.tsx';

/** The topic whose questions an accordion shows, chosen from this shop's topics. */
export function TopicField(props: TextFieldClientProps) {
	const { config } = useConfig();
	const tenant = useFormFields(([fields]) => fields['tenant']?.value);
	const [topics, setTopics] = useState<string[]>([]);
	useEffect(() => {
		const query = `depth=0&limit=500&sort=topic&select[topic]=true&where[tenant][equals]=${tenant}`;
		const controller = new AbortController();
		if (tenant) {
			fetch(`${config.routes.api}/faqs?${query}`, { signal: controller.signal })
				.then((answer) => answer.json())
				.then(({ docs }: { docs: { topic: string }[] }) =>
					setTopics([...new Set(docs.map(({ topic }) => topic))]),
				)
				// Without the list, the field still shows its value.
				.catch(() => {});
		}
		return () => controller.abort();
	}, [config.routes.api, tenant]);
	const choices = topics.map((topic) => ({ value: topic, label: { de: topic, en: topic } }));
	return <ChoiceField {...props} choices={choices} />;
}
