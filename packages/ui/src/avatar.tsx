'use client';

import { useState } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl' | 'xl-2' | 'xl-3';

interface Props {
  firstName: string;
  lastName: string;
  /** Address of a picture; without it, or when it does not load, the initials are shown. */
  picture?: string;
  /** 24, 32, 48, 64, 92 or 128 px (§9). */
  size?: AvatarSize;
}

/** Splits text into user-perceived letters: marks and joined emoji belong to the previous letter (UAX #29). */
const graphemes = () => new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Matches a first letter without any mark, which needs no segmenter: a browser's first segmenter is slow to create. */
const plain = /^\p{Script=Latin}(?=[\p{Script=Latin} '’.-]|$)/u;

function firstLetterOf(name: string): string {
  const [letter] = plain.exec(name) ?? [];
  if (letter || !name) return letter ?? '';
  const [first] = graphemes().segment(name);
  return first?.segment ?? '';
}

/** Adjacent Arabic letters would join into a word. */
const isJoining = /\p{Script=Arabic}$/u;
const NON_JOINER = '\u200c';

/** Returns the first letters of first and last name (§2, "Avatar"). */
export function initialsOf(firstName: string, lastName: string): string {
  const [first = '', last = ''] = [firstName, lastName].map((name) => firstLetterOf(name.trim()).toLocaleUpperCase());
  return first && last && isJoining.test(first) ? `${first}${NON_JOINER}${last}` : `${first}${last}`;
}

/** Picture or initials of a person. Decorative: the name is beside it, or labels the control around it. */
export function Avatar({ firstName, lastName, picture, size = 'md' }: Props) {
  const [failed, setFailed] = useState<string>();
  const initials = initialsOf(firstName, lastName);
  return (
    <span aria-hidden="true" className={classNames('ui-avatar', `ui-avatar-${size}`)}>
      {picture && picture !== failed ? (
        <img src={picture} alt="" onError={() => setFailed(picture)} />
      ) : initials ? (
        <bdi>{initials}</bdi>
      ) : (
        <Icon name="person" />
      )}
    </span>
  );
}
