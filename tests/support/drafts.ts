import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A word that stands in drafts alone. */
export const DRAFT_WORD = 'Zwischenruf';
export const DRAFT_ID = 'zwischenruf';

/** An article that is not published. */
export const draftArticle = `---
title: ${DRAFT_WORD} on a server
category: Managed IT
date: 2001-01-01
author: Priya Nair
image: article-managed-it-vs-internal
excerpt: ${DRAFT_WORD}: an excerpt that says what the reader will know at the end of it.
readTime: 1
draft: true
---

A ${DRAFT_WORD}.

| Machines | Passwords | Recoveries | Rehearsals | Responsible | Afterwards |
| -------- | --------- | ---------- | ---------- | ----------- | ---------- |
| One      | Two       | Three      | Four       | Five        | Six        |
`;

/** A guide that is not published. */
export const draftGuide = `---
title: ${DRAFT_WORD} to fill in
summary: ${DRAFT_WORD}: a sheet that says what there is and what comes next.
date: 2026-11-22
page: services/managed-it
reader: The office manager
draft: true
---

A ${DRAFT_WORD}.

## Worked example: one

**Example.** Made up.

## Sources

${[1, 2, 3, 4].map((number) => `- [Law ${number}](https://laws-lois.justice.gc.ca/eng/${number})`).join('\n')}
`;

const files = (root: string) => ({
  [join(root, 'content/articles', `${DRAFT_ID}.md`)]: draftArticle,
  [join(root, 'content/guides', `${DRAFT_ID}.md`)]: draftGuide,
});

/** Puts a draft of each kind into a project. */
export function addDrafts(root: string): void {
  for (const [file, text] of Object.entries(files(root))) writeFileSync(file, text);
}
export function removeDrafts(root: string): void {
  for (const file of Object.keys(files(root))) rmSync(file, { force: true });
}
