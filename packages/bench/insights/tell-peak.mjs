// @ts-check
// Loaded before a command: its last line tells the peak of the resident memory in KB, worker threads and all.
process.on('exit', () => process.stdout.write(`peak ${process.resourceUsage().maxRSS}\n`));
