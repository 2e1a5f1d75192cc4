// A bar of dropdown menus, for mouse or keyboard.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Menu } from '../server/server-messages';

interface MenuBarProps {
  readonly menus: readonly Menu[];
  readonly onChoose: (handler: string) => void;
}

export function MenuBar({ menus, onChoose }: MenuBarProps): JSX.Element {
  return (
    <>
      {menus.map((menu) => (
        <MenuButton key={menu.title} menu={menu} onChoose={onChoose} />
      ))}
    </>
  );
}

function MenuButton({
  menu,
  onChoose,
}: {
  readonly menu: Menu;
  readonly onChoose: (handler: string) => void;
}): JSX.Element {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const entries = (): HTMLElement[] =>
    Array.from(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []);

  // A layout effect, since a key may be pressed before the browser paints.
  useLayoutEffect(() => {
    if (!open) return undefined;
    entries()[0]?.focus();
    const leave = (event: Event): void => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpen(false);
    };
    // A click inside a frame sends no event to this window, but the window loses the focus.
    const blur = (): void => setOpen(false);
    document.addEventListener('pointerdown', leave);
    window.addEventListener('blur', blur);
    return () => {
      document.removeEventListener('pointerdown', leave);
      window.removeEventListener('blur', blur);
    };
  }, [open]);

  const move = (event: KeyboardEvent): void => {
    const list = entries();
    const at = list.findIndex((entry) => entry === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: list.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      list[(to + list.length) % list.length]?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      setOpen(false);
      if (event.key === 'Escape') button.current?.focus();
    }
  };

  return (
    <div class="menu" ref={root}>
      <button
        type="button"
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {menu.title}
      </button>
      {open && (
        <ul role="menu" aria-label={menu.title} onKeyDown={move}>
          {menu.items.map((item, index) =>
            item.handler === undefined ? (
              <li key={index} role="separator" />
            ) : (
              <li
                key={index}
                role="menuitem"
                tabIndex={-1}
                onClick={() => choose(item.handler)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  choose(item.handler);
                }}
              >
                {item.caption}
              </li>
            ),
          )}
        </ul>
      )}
    </div>
  );

  function choose(handler: string | undefined): void {
    setOpen(false);
    button.current?.focus();
    if (handler !== undefined) onChoose(handler);
  }
}
