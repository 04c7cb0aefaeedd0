import { docsLoader, i18nLoader } from '@astrojs/starlight/loaders';
import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const isPath = (value: unknown): boolean => typeof value === 'string' && value.startsWith('/');

export const collections = {
  docs: defineCollection({
    loader: docsLoader(),
    schema: docsSchema({
      extend: z.object({
        /** The one sentence the page asserts; stands under the title and describes the page where nothing else does. */
        claim: z.string().optional(),
        /** Other words under which people search for the page. */
        aliases: z.array(z.string()).optional(),
        /** Systems and games that the page explains, by id; the family tree links to it. */
        about: z.array(z.string()).optional(),
        /** The figure has the whole page: no tree of pages stands beside it, and the head is one line. */
        wide: z.boolean().default(false),
        /** What a page of the lab is for, and the pages that explain it: its row in the table of the lab. */
        workbench: z
          .object({
            for: z.string(),
            explained: z.array(z.object({ text: z.string(), page: z.custom<`/${string}`>(isPath) })),
          })
          .optional(),
      }),
    }),
  }),
  i18n: defineCollection({ loader: i18nLoader(), schema: i18nSchema() }),
  changelog: defineCollection({ loader: glob({ pattern: 'CHANGELOG.md', base: '.' }) }),
};
