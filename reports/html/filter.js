// Without this script every answer is there; with it, those of one task, model, prompt or outcome.
(() => {
  const byId = (id) => document.getElementById(id);
  const selects = ['task', 'model', 'shots', 'verdict'].map((name) => [name, byId(`filter-${name}`)]);
  const texts = [...document.querySelectorAll('details.text')];
  const total = document.querySelectorAll('details.answer').length;

  function apply() {
    const wanted = Object.fromEntries(selects.map(([name, { value }]) => [name, value]));
    const fits = (data, names) => names.every((name) => wanted[name] === '' || wanted[name] === data[name]);
    let shown = 0;
    for (const text of texts) {
      let inText = 0;
      for (const task of text.querySelectorAll('.task')) {
        const isTask = fits(task.dataset, ['task']);
        let inTask = 0;
        for (const answer of task.querySelectorAll('.answer')) {
          answer.hidden = !(isTask && fits(answer.dataset, ['model', 'shots', 'verdict']));
          if (!answer.hidden) inTask++;
        }
        task.hidden = inTask === 0;
        inText += inTask;
      }
      text.hidden = inText === 0;
      shown += inText;
    }
    byId('count').textContent = `${shown.toLocaleString('en')} of ${total.toLocaleString('en')} answers`;
  }

  function setOpen(open) {
    for (const details of document.querySelectorAll('details.text:not([hidden]), .answer:not([hidden])'))
      details.open = open;
  }

  for (const [, select] of selects) select.addEventListener('change', apply);
  byId('open-all').addEventListener('click', () => setOpen(true));
  byId('close-all').addEventListener('click', () => setOpen(false));
  byId('filter').addEventListener('submit', (event) => event.preventDefault());
  byId('filter').hidden = false;
  apply();
})();
