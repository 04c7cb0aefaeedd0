import { docsLoader, i18nLoader } from '@astrojs/starlight/loaders';
import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

export const collections = {
  docs: defineCollection({
    loader: docsLoader(),
    schema: docsSchema({
      extend: z.object({
        /** The one sentence the page asserts; stands under the title and describes the page where nothing else does. */
        claim: z.string().optional(),
        /** Systems and games that the page explains, by id; the family tree links to it. */
        about: z.array(z.string()).optional(),
      }),
    }),
  }),
  i18n: defineCollection({ loader: i18nLoader(), schema: i18nSchema() }),
  changelog: defineCollection({ loader: glob({ pattern: 'CHANGELOG.md', base: '.' }) }),
};
