import type { Block, Lesson } from '@services/training/contract/content';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { movedUp, newId, replaced, without } from './change-list';
import { copy } from './copy';
import { OptionsEditor } from './options-editor';
import { PartFrame } from './part-frame';
import { PictureButton } from './picture-button';

interface Props {
  courseId: string;
  lesson: Lesson;
  pictures: Readonly<Record<string, string>>;
  onPicture: (fileId: string, src: string) => void;
  onChange: (lesson: Lesson) => void;
}

/** Edits the parts of a lesson, or the text to acknowledge. */
export function LessonEditor({ courseId, lesson, pictures, onPicture, onChange }: Props) {
  const title = (
    <Input
      label={copy.lessonTitle}
      value={lesson.title}
      maxLength={200}
      onChange={(event) => onChange({ ...lesson, title: event.currentTarget.value })}
    />
  );
  if (lesson.kind === 'acknowledgement')
    return (
      <>
        {title}
        <TextArea
          label={copy.acknowledgementText}
          value={lesson.text}
          maxLength={5000}
          hint={copy.textHint}
          onChange={(event) => onChange({ ...lesson, text: event.currentTarget.value })}
        />
        <Input
          label={copy.statement}
          value={lesson.statement}
          maxLength={500}
          onChange={(event) => onChange({ ...lesson, statement: event.currentTarget.value })}
        />
      </>
    );
  const { blocks } = lesson;
  const change = (next: Block[]) => onChange({ ...lesson, blocks: next });
  return (
    <>
      {title}
      {blocks.map((block, at) => (
        <PartFrame
          key={block.id}
          name={nameOf(block)}
          onUp={at > 0 ? () => change(movedUp(blocks, at)) : undefined}
          onRemove={blocks.length > 1 ? () => change(without(blocks, at)) : undefined}
        >
          <BlockEditor block={block} pictures={pictures} onChange={(next) => change(replaced(blocks, at, next))} />
        </PartFrame>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" onClick={() => change([...blocks, { kind: 'text', id: newId(), text: copy.newText }])}>
          {copy.addText}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => change([...blocks, newQuestionBlock()])}>
          {copy.addQuestion}
        </Button>
        <PictureButton
          courseId={courseId}
          onAdded={(fileId, src) => {
            onPicture(fileId, src);
            change([...blocks, { kind: 'picture', id: newId(), fileId, alt: copy.newAlt }]);
          }}
        />
      </div>
    </>
  );
}

const nameOf = (block: Block) => {
  if (block.kind === 'question') return block.question.text;
  if (block.kind === 'picture') return block.alt;
  return block.text.slice(0, 40);
};

function newQuestionBlock(): Block {
  const options = [true, false].map((isRight) => ({
    id: newId(),
    text: copy.newOption,
    isRight,
    feedback: copy.newFeedback,
  }));
  const id = newId();
  return { kind: 'question', id, question: { id, text: copy.newQuestion, options } };
}

interface BlockProps {
  block: Block;
  pictures: Readonly<Record<string, string>>;
  onChange: (block: Block) => void;
}

function BlockEditor({ block, pictures, onChange }: BlockProps) {
  switch (block.kind) {
    case 'text':
      return (
        <TextArea
          label={copy.textOf}
          value={block.text}
          maxLength={5000}
          hint={copy.textHint}
          onChange={(event) => onChange({ ...block, text: event.currentTarget.value })}
        />
      );
    case 'picture': {
      const src = pictures[block.fileId];
      return (
        <>
          {src && <img src={src} alt={block.alt} className="max-h-60 max-w-full rounded-md" />}
          <Input
            label={copy.alt}
            value={block.alt}
            maxLength={500}
            onChange={(event) => onChange({ ...block, alt: event.currentTarget.value })}
          />
        </>
      );
    }
    case 'mail':
      return (
        <TextArea
          label={`${copy.mail}: ${block.subject}`}
          value={block.text}
          maxLength={5000}
          onChange={(event) => onChange({ ...block, text: event.currentTarget.value })}
        />
      );
    case 'question': {
      const { question } = block;
      return (
        <>
          <Input
            label={copy.question}
            value={question.text}
            maxLength={500}
            onChange={(event) => onChange({ ...block, question: { ...question, text: event.currentTarget.value } })}
          />
          <OptionsEditor
            hasFeedback
            options={question.options}
            onChange={(options) =>
              onChange({
                ...block,
                question: { ...question, options: options.map((option) => ({ ...option, feedback: option.feedback ?? '' })) },
              })
            }
          />
        </>
      );
    }
  }
}
