interface Props {
  /** What an administrator wrote; as they wrote it, line by line. */
  text: string;
}

export const Answer = ({ text }: Props) =>
  text && (
    <p className="mt-1 max-w-[68ch] border-s-2 border-line-strong ps-3 whitespace-pre-line text-muted [overflow-wrap:anywhere]">
      <bdi>{text}</bdi>
    </p>
  );
