import { replayEvents } from '@/lib/page-script/event-replay';
import { READY_EVENT } from '@/lib/ready-event';
import { removeListenersAfterEach } from '../../../support/listeners';

const toggleTheme = jest.fn();
const hurry = jest.fn();
const again = jest.fn();
const lost = jest.fn(() => false);
const done = jest.fn();
let fail: () => void;
const ready = async () => {
  document.dispatchEvent(new Event(READY_EVENT));
  await new Promise((resolve) => setTimeout(resolve));
};
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
/** A handler of React's: below the window, where the page's own listeners sit. */
function handler(name: string) {
  const handle = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener(name, handle);
  return handle;
}
const press = (key: string, settings: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...settings });
  document.activeElement?.dispatchEvent(event);
  return event;
};

removeListenersAfterEach();
beforeEach(() => {
  jest.clearAllMocks();
  lost.mockReturnValue(false);
  replayEvents(toggleTheme, (onFail) => {
    fail = onFail;
    return { hurry, again, lost, done };
  });
});

describe('a click', () => {
  it('is repeated once, in its order, on buttons that are still on the page', async () => {
    document.body.innerHTML = ['a', 'b', 'c']
      .map((id) => `<button type="button" id="${id}"></button>`)
      .join('');
    const clicks = handler('click');
    for (const id of ['a', 'b', 'a', 'c']) find(`#${id}`)?.click();
    const gone = find('#c');
    gone?.addEventListener('click', clicks);
    gone?.remove();
    expect(clicks).not.toHaveBeenCalled();
    expect(hurry).toHaveBeenCalledTimes(4);
    await ready();
    const on = () => clicks.mock.calls.map(([{ target }]) => (target as Element).id).join('');
    expect(on()).toBe('aba');
    find('#a')?.click();
    expect(on()).toBe('abaa');
  });

  it('lets React draw before the next one is repeated', async () => {
    document.body.innerHTML = '<button type="button"></button>';
    const order: string[] = [];
    find('button')?.click();
    find('button')?.click();
    find('button')?.addEventListener('click', () => {
      order.push('click');
      queueMicrotask(() => order.push('draw'));
    });
    await ready();
    expect(order).toEqual(['click', 'draw', 'click', 'draw']);
  });

  it('goes its own way on a link', () => {
    document.body.innerHTML = '<a href="#there">There</a>';
    const clicks = handler('click');
    find('a')?.click();
    expect(clicks).toHaveBeenCalledTimes(1);
    expect(hurry).not.toHaveBeenCalled();
  });

  it('switches the theme at once, and leaves it to React once it is ready', async () => {
    document.body.innerHTML = '<button type="button" data-theme-toggle></button>';
    const clicks = handler('click');
    find('button')?.click();
    expect(toggleTheme).toHaveBeenCalledTimes(1);
    await ready();
    expect(clicks).not.toHaveBeenCalled();
    find('button')?.click();
    expect(toggleTheme).toHaveBeenCalledTimes(1);
    expect(clicks).toHaveBeenCalledTimes(1);
  });
});

describe('the menu', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <button type="button" command="show-modal" commandfor="menu"></button>
      <dialog id="menu"><button type="button" command="close" commandfor="menu"></button></dialog>`;
  });
  afterEach(() => Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement'));
  /** Clicks, and says whether the browser then opens or closes the menu as a popover. */
  const click = (selector: string) =>
    find(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      ? 'a popover'
      : 'no popover';

  it('opens and closes in a browser that does not know its attributes', async () => {
    const clicks = handler('click');
    expect(click('[command=show-modal]')).toBe('no popover');
    expect(find('dialog')).toHaveAttribute('open');
    expect(click('[command=close]')).toBe('no popover');
    expect(find('dialog')).not.toHaveAttribute('open');
    await ready();
    expect(clicks).not.toHaveBeenCalled();
  });

  it('is left to a browser that knows them', () => {
    Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', {
      value: null,
      configurable: true,
    });
    const clicks = handler('click');
    find('[command=show-modal]')?.click();
    expect(find('dialog')).not.toHaveAttribute('open');
    expect(clicks).toHaveBeenCalledTimes(1);
  });
});

it('keeps a click on the menu’s button while the menu is still on its way', async () => {
  Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', {
    value: null,
    configurable: true,
  });
  document.body.innerHTML =
    '<button type="button" command="show-modal" commandfor="menu"></button>';
  const clicks = handler('click');
  find('button')?.click();
  expect(clicks).not.toHaveBeenCalled();
  await ready();
  expect(clicks).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
});

describe('a link to the page itself', () => {
  beforeEach(() => {
    document.body.innerHTML = `<a id="here" href="${location.pathname}">Here</a>
      <a id="else" href="/else">Else</a> <a id="asks" href="${location.pathname}?plan=a">Asks</a>`;
  });

  it('does not load it anew, and is repeated once React is there', async () => {
    const link = find('#here');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(hurry).toHaveBeenCalledTimes(1);
    const clicks = handler('click');
    await ready();
    expect(clicks.mock.calls.map(([{ target }]) => target)).toEqual([link]);
  });

  it('tries again when the scripts have failed, which keeps the words of a form', () => {
    document.body.insertAdjacentHTML('beforeend', '<form data-live><input name="email"></form>');
    lost.mockReturnValue(true);
    find('#here')?.click();
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('is the browser’s when the scripts have failed and there are no words to keep', () => {
    lost.mockReturnValue(true);
    const clicks = handler('click');
    find('#here')?.click();
    expect(clicks).toHaveBeenCalledTimes(1);
    expect(again).not.toHaveBeenCalled();
  });

  it('leads nobody out of a field that they have gone on to', async () => {
    document.body.insertAdjacentHTML('beforeend', '<form data-live><input name="email"></form>');
    find('#here')?.click();
    find('input')?.focus();
    const clicks = handler('click');
    await ready();
    expect(clicks).not.toHaveBeenCalled();
  });

  it.each([
    ['#here', { ctrlKey: true }],
    ['#here', { shiftKey: true }],
    ['#else', {}],
    ['#asks', {}],
  ])('goes its own way for another tab or address: %s with %j', (selector, settings) => {
    const seen = handler('click');
    find(selector)?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ...settings }),
    );
    expect(seen).toHaveBeenCalledTimes(1);
    expect(hurry).not.toHaveBeenCalled();
  });
});

describe('a link to the form', () => {
  const follow = () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('a')?.dispatchEvent(click);
    return click.defaultPrevented ? 'held' : 'followed';
  };
  beforeEach(() => {
    document.body.innerHTML = `<input type="range" name="users" min="1" max="9" value="5">
      <input type="radio" name="_R_1_" value="a" checked><input type="radio" name="_R_1_" value="b" id="other">
      <form data-live><input type="search"></form>
      <a href="/contact?estimate=a&amp;users=5">Talk it over</a>`;
    document.body.addEventListener('click', (event) => event.preventDefault());
  });

  it('is followed at once while the controls stand as in the HTML that it was made of', () => {
    const clicks = handler('click');
    follow();
    expect(clicks).toHaveBeenCalledTimes(1);
    expect(hurry).not.toHaveBeenCalled();
  });

  it.each([
    ['a slider', () => Object.assign(find('[type=range]') ?? {}, { value: '7' })],
    ['the way to pay', () => Object.assign(find('#other') ?? {}, { checked: true })],
  ])('waits for React when %s was changed before', async (_, change) => {
    change();
    expect(follow()).toBe('held');
    const clicks = handler('click');
    await ready();
    expect(clicks.mock.calls.map(([{ target }]) => target)).toEqual([find('a')]);
  });

  it('waits for React when the address says how the controls stand', () => {
    history.replaceState(null, '', '?users=9');
    const clicks = handler('click');
    follow();
    expect(clicks).not.toHaveBeenCalled();
    expect(hurry).toHaveBeenCalledTimes(1);
    history.replaceState(null, '', location.pathname);
  });

  it('is followed at once when the address says something else, as that of a campaign does', () => {
    history.replaceState(null, '', '?utm_source=ad&gclid=9');
    const clicks = handler('click');
    follow();
    history.replaceState(null, '', location.pathname);
    expect(clicks).toHaveBeenCalledTimes(1);
    expect(hurry).not.toHaveBeenCalled();
  });

  describe('that waits', () => {
    const field = '<form data-live><input name="email"></form>';
    let clicks: jest.Mock;
    const failNow = (isOnline = true) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      lost.mockReturnValue(true);
      fail();
    };
    beforeEach(() => {
      document.body.insertAdjacentHTML('beforeend', field);
      Object.assign(find('[type=range]') ?? {}, { value: '7' });
      expect(follow()).toBe('held');
      clicks = handler('click');
    });

    it('is followed when the scripts fail, and once', () => {
      failNow();
      failNow();
      expect(clicks.mock.calls.map(([{ target }]) => target)).toEqual([find('a')]);
    });

    it('is followed, too, where a search that has no way without scripts waits as well', () => {
      const search = find('[type=search]')?.closest('form');
      search?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      failNow();
      expect(clicks.mock.calls.map(([{ target }]) => target)).toEqual([find('a')]);
    });

    it('waits on offline, where it would lead nowhere', () => {
      failNow(false);
      expect(clicks).not.toHaveBeenCalled();
    });

    it('leads nobody out of a field, when the scripts fail, that they have gone on to', () => {
      find('[name=email]')?.focus();
      failNow();
      expect(clicks).not.toHaveBeenCalled();
    });

    it('keeps no form from being sent that was', async () => {
      const send = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
      find('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      expect(follow()).toBe('held');
      await ready();
      expect(send).toHaveBeenCalledTimes(1);
    });

    it('sends no form', async () => {
      const send = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
      await ready();
      expect(clicks).toHaveBeenCalledTimes(1);
      expect(send).not.toHaveBeenCalled();
    });
  });

  it('waits for no scripts that have failed', () => {
    Object.assign(find('[type=range]') ?? {}, { value: '7' });
    lost.mockReturnValue(true);
    const clicks = handler('click');
    follow();
    expect(clicks).toHaveBeenCalledTimes(1);
    expect(again).not.toHaveBeenCalled();
  });
});

describe('a key', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <div role="tablist">
        <button type="button" role="tab" id="first"></button>
        <button type="button" role="tab" id="second"></button>
      </div>
      <ul class="nav-list">
        <li><a class="nav-entry" href="#there">There</a></li><li><a id="next" href="#next">Next</a></li>
      </ul><form><input></form>`;
  });

  it.each([
    ['#first', '#second'],
    ['.nav-entry', '#next'],
  ])(
    'pressed twice on %s is repeated there, then where that has led: %s',
    async (selector, next) => {
      const keys = handler('keydown').mockImplementationOnce(() => find(next)?.focus());
      const pressed = find(selector);
      pressed?.focus();
      const presses = [1, 2].map(() => press('ArrowRight', { shiftKey: true }));
      expect(presses.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true]);
      expect(keys).not.toHaveBeenCalled();
      expect(hurry).toHaveBeenCalledTimes(2);
      await ready();
      expect(keys.mock.calls).toEqual(
        [pressed, find(next)].map((target) => [
          expect.objectContaining({ type: 'keydown', key: 'ArrowRight', shiftKey: true, target }),
        ]),
      );
    },
  );

  it('is repeated where it was pressed when the visitor has gone on since', async () => {
    const keys = handler('keydown');
    find('.nav-entry')?.focus();
    press('ArrowDown');
    find('#next')?.focus();
    await ready();
    expect(keys.mock.calls).toEqual([
      [expect.objectContaining({ key: 'ArrowDown', target: find('.nav-entry') })],
    ]);
  });

  it('is not repeated when the visitor is in a field by then', async () => {
    const keys = handler('keydown');
    find('.nav-entry')?.focus();
    press('ArrowDown');
    find('input')?.focus();
    await ready();
    expect(hurry).toHaveBeenCalledTimes(1);
    expect(keys).not.toHaveBeenCalled();
  });

  it.each([
    ['#first', 'Enter', {}],
    ['#first', 'End', {}],
    ['input', 'ArrowRight', {}],
    ['.nav-entry', 'ArrowLeft', { altKey: true }],
    ['.nav-entry', 'ArrowLeft', { metaKey: true }],
    ['.nav-entry', 'ArrowDown', { ctrlKey: true }],
  ])('goes its own way: on %s, %s with %j', (selector, key, settings) => {
    const keys = jest.fn();
    document.body.addEventListener('keydown', keys);
    find(selector)?.focus();
    expect(press(key, settings).defaultPrevented).toBe(false);
    expect(keys).toHaveBeenCalledTimes(1);
  });

  it('goes its own way when the scripts have failed', () => {
    lost.mockReturnValue(true);
    find('.nav-entry')?.focus();
    expect(press('ArrowDown').defaultPrevented).toBe(false);
    expect(hurry).not.toHaveBeenCalled();
  });
});

describe('a form', () => {
  const form = (attributes: string) => {
    document.body.innerHTML = `<form id="form" ${attributes}><button type="submit"></button></form>`;
  };
  const online = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

  it('that is live is held and sent once React is ready', async () => {
    form('data-live');
    const submits = handler('submit');
    const seen = jest.fn();
    window.addEventListener('submit', seen, true);
    find('button')?.click();
    expect(seen).toHaveBeenCalledWith(expect.objectContaining({ defaultPrevented: true }));
    expect(submits).not.toHaveBeenCalled();
    expect(hurry).toHaveBeenCalledTimes(1);
    await ready();
    expect(submits).toHaveBeenCalledTimes(1);
  });

  it('that is held goes off by itself when the scripts fail, and once', async () => {
    form('data-live action="/send"');
    online(true);
    const submits = handler('submit');
    find('button')?.click();
    expect(submits).not.toHaveBeenCalled();
    lost.mockReturnValue(true);
    fail();
    fail();
    expect(find('form')).toHaveProperty('noValidate', false);
    expect(submits).toHaveBeenCalledTimes(1);
    await ready();
    expect(submits).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['there is no connection', 'data-live action="/send"', false],
    ['it has nowhere to go', 'data-live', true],
  ])('that is held waits on when the scripts fail and %s', async (_, attributes, isOnline) => {
    form(attributes);
    online(isOnline);
    const submits = handler('submit');
    find('button')?.click();
    lost.mockReturnValue(true);
    fail();
    expect(submits).not.toHaveBeenCalled();
    await ready();
    expect(submits).toHaveBeenCalledTimes(1);
  });

  it('that React has drawn anew is sent in the place of the one that was', async () => {
    form('data-live');
    find('button')?.click();
    form('data-live');
    const submits = handler('submit');
    await ready();
    expect(submits).toHaveBeenCalledTimes(1);
  });

  it('that has left the page is forgotten', async () => {
    form('data-live');
    const send = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit');
    find('button')?.click();
    find('form')?.remove();
    await ready();
    expect(send).not.toHaveBeenCalled();
  });

  it('that is not live is sent at once', () => {
    form('action="/search"');
    const submits = handler('submit');
    find('button')?.click();
    expect(submits).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is sent without scripts that do not come', 'data-live action="/send"', true, true, 1],
    ['is held while they are still coming', 'data-live action="/send"', false, true, 0],
    ['is held offline', 'data-live action="/send"', true, false, 0],
    ['is held when it has nowhere to go', 'data-live', true, true, 0],
  ])('%s', (_, attributes, isLost, isOnline, times) => {
    form(attributes);
    lost.mockReturnValue(isLost);
    online(isOnline);
    const submits = handler('submit');
    find('button')?.click();
    expect(submits).toHaveBeenCalledTimes(times);
  });
});

it.each(['click', 'keydown'])('takes a %s that hits no element', (name) => {
  const errors = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', errors);
  document.dispatchEvent(new KeyboardEvent(name, { key: 'ArrowUp' }));
  expect(errors).not.toHaveBeenCalled();
});

it('tells that React is there, once', async () => {
  await ready();
  await ready();
  expect(done).toHaveBeenCalledTimes(1);
});

it('hands the visitor’s wish to try again on, and keeps nothing of it', async () => {
  document.body.innerHTML = '<button type="button" data-again></button>';
  const clicks = handler('click');
  find('button')?.click();
  expect(again).toHaveBeenCalledTimes(1);
  await ready();
  expect(clicks).not.toHaveBeenCalled();
});
